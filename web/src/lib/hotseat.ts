// Several people on one device: each has a token of their own, kept with the table's id.
import { route } from "./route.svelte";
import * as server from "./server";
import { remember, remembered } from "./settings.svelte";

export type Keys = Record<number, string>; // by seat, the token of who sits there

/** Sit everybody down who is named here, and go to the table. */
export async function hotSeat(table: server.Table, names: (string | null)[]): Promise<void> {
  const keys: Keys = {};
  for (const [seat, place] of table.places.entries()) {
    const name = names[seat];
    if (place.name !== null || !name) continue;
    const token = seat === 0 ? await server.person() : await server.newPerson();
    keys[await server.join(table.id, name, seat, token)] = token;
  }
  remember(`keys.${table.id}`, JSON.stringify(keys));
  route.go(`/t/${table.id}`);
}

/** The tokens of those who sit at this table on this device; empty where only one does. */
export const keysOf = (id: string): Keys => JSON.parse(remembered(`keys.${id}`) ?? "{}") as Keys;
