// Which picture a kind of card has.
import type { Thing } from "../../lib/phrases";
export const pictureOf = (kind: Thing): string => `it-${String(kind.id).replace("starter-", "")}`;
