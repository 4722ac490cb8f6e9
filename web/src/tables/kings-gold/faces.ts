// The pictures of the faces of a die.
export const FACES: Record<string, string> = { skull: "d-skull", cannon: "d-cannon", crossbones: "d-bones", "coin-1": "d-1", "coin-2": "d-2", "coin-3": "d-3" };
