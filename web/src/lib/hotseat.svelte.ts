// Several people on one device: each has a token of their own, kept with the table's id.
import type { TableFacts } from "../wire";
import type { Live } from "./live.svelte";
import { route } from "./route.svelte";
import * as server from "./server";
import { remember, remembered } from "./settings.svelte";

type Keys = Record<number, string>; // by seat, the token of who sits there

/** The tokens of those who sit at this table on this device; empty where only one does. */
const keysOf = (id: string): Keys => JSON.parse(remembered(`keys.${id}`) ?? "{}") as Keys;

async function sit(table: TableFacts, people: { name: string; token: string; seat: number | null }[]): Promise<void> {
  const keys: Keys = {};
  for (const { name, token, seat } of people) keys[await server.join(table.id, name, seat, token)] = token;
  if (people.length > 1) remember(`keys.${table.id}`, JSON.stringify(keys));
  route.go(`/t/${table.id}`);
}

/** Sit everybody down who is named here, and go to the table. */
export async function hotSeat(table: TableFacts, names: (string | null)[]): Promise<void> {
  const people = [];
  for (const [seat, name] of names.entries()) {
    if (name && table.places[seat]?.name === null) people.push({ name, seat, token: seat === 0 ? await server.person() : await server.newPerson() });
  }
  await sit(table, people);
}

/** A rematch: everybody who sits on this device goes along, and sits down there. */
export async function playAgain(table: TableFacts, you: number): Promise<void> {
  const next = await server.table((await server.rematch(table.id)).id);
  if (next.you !== undefined) return route.go(`/t/${next.id}`);
  const keys = Object.entries({ [you]: await server.person(), ...keysOf(table.id) });
  await sit(next, keys.map(([seat, token]) => ({ name: table.places[Number(seat)]!.name!, token, seat: null })));
}

/** Who looks at a shared device, and to whom it must be passed. */
export class HotSeat {
  awaited = $state<number | null>(null); // behind the curtain the table waits for this seat
  private readonly keys: Keys;
  private readonly answered = new Set<string>();

  constructor(private readonly live: Live) {
    this.keys = keysOf(live.id);
    live.sharing = Object.keys(this.keys).map(Number);
  }

  get isShared(): boolean {
    return this.live.sharing.length > 1;
  }

  /** To be called whenever the table changes: hand over to whoever is asked now. */
  follow(hasSecrets: boolean): void {
    const { live } = this;
    if (live.glimpses.length && live.table?.status === "playing") return; // it is not handed over before they are seen
    if (!this.isShared || live.table?.status !== "playing" || !live.sight) return;
    if (live.held !== null && live.you !== null) this.answered.add(`${live.version} ${live.you}`);
    const open = live.sight.asked.filter((seat) => seat in this.keys && !this.answered.has(`${live.version} ${seat}`));
    if (!open.length || (live.you !== null && open.includes(live.you))) return;
    if (hasSecrets) this.draw(open[0]!);
    else this.enter(open[0]!);
  }

  /** The next person is here. */
  enter(seat: number): void {
    this.awaited = null;
    this.live.become(this.keys[seat]!);
  }

  /** The curtain falls; behind it nobody's secrets are left on this device. */
  private draw(seat: number): void {
    if (this.awaited === seat) return;
    this.awaited = seat;
    if (this.live.table?.spectators) this.live.become(null);
  }
}
