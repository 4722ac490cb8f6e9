// Which picture a kind of card has.
import type { Thing } from "../../wire";
export const pictureOf = (kind: Thing): string => `it-${String(kind.id).replace("starter-", "")}`;
