import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LookedUp } from '@namesake/engine';

/** What the searches of one customer look up; null where finding nobody would not clear it. */
export type Noted = { readonly key: string; readonly by: readonly LookedUp[] | null };

/** By the place of the customer. */
export type NotedWords = ReadonlyMap<number, Noted>;

type Row = readonly [place: number, key: string, by: readonly Party[] | null];
type Party = readonly [
  plans: readonly string[],
  inText: readonly string[],
  together: readonly string[],
  similar: readonly string[],
  keys: string,
];

/** Keys are of chance: strong compression gains nothing. */
const LEVEL = { level: 1 };

export function packWords(noted: NotedWords): Uint8Array {
  const rows = [...noted].map(([place, { key, by }]): Row => [place, key, by?.map(partyOf) ?? null]);
  return deflateRawSync(JSON.stringify(rows), LEVEL);
}

export function unpackWords(data: Uint8Array): NotedWords {
  // What was proved is what was packed here.
  const rows: readonly Row[] = JSON.parse(inflateRawSync(data).toString());
  return new Map(rows.map(([place, key, by]) => [place, { key, by: by?.map(lookedUpOf) ?? null }]));
}

const partyOf = ({ plans, inText, together, similar, keys }: LookedUp): Party => [
  plans,
  inText,
  together,
  similar,
  Buffer.from(Uint32Array.from(keys).buffer).toString('base64'),
];

function lookedUpOf([plans, inText, together, similar, packed]: Party): LookedUp {
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return { plans, inText, together, similar, keys: [...new Uint32Array(bytes.buffer)] };
}
