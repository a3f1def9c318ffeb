import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LookedUp } from '@namesake/engine';

/** What is noted of a customer, as it was in the row with this seal. */
export type Noted = {
  readonly seal: string;
  readonly group: string;
  /** Whether nothing was found of it: only what its searches look up decides whether a change of the lists matters. */
  readonly isPlain: boolean;
  /** Whether its name says too little: then a search shows also whom it would not find otherwise. */
  readonly isLoose: boolean;
  /** What its searches look up; null where that does not decide what is found of it. */
  readonly by: readonly LookedUp[] | null;
};

/** By the place of the customer. */
export type NotedWords = ReadonlyMap<number, Noted>;

type Row = readonly [place: number, seal: string, group: string, traits: number, by: readonly Party[] | null];
type Party = readonly [
  plans: readonly string[],
  inText: readonly string[],
  together: readonly string[],
  similar: readonly string[],
  keys: string,
  compared: readonly string[],
  comparedKeys: string,
];

const [PLAIN, LOOSE] = [1, 2];
const traitsOf = ({ isPlain, isLoose }: Pick<Noted, 'isPlain' | 'isLoose'>): number =>
  (isPlain ? PLAIN : 0) | (isLoose ? LOOSE : 0);

/** Keys are of chance: strong compression gains nothing. */
const LEVEL = { level: 1 };

export function packWords(noted: NotedWords): Uint8Array {
  const rows = [...noted].map(
    ([place, { by, ...one }]): Row => [place, one.seal, one.group, traitsOf(one), by?.map(partyOf) ?? null],
  );
  return deflateRawSync(JSON.stringify(rows), LEVEL);
}

export function unpackWords(data: Uint8Array): NotedWords {
  // What was proved is what was packed here.
  const rows: readonly Row[] = JSON.parse(inflateRawSync(data).toString());
  return new Map(
    rows.map(([place, seal, group, traits, by]) => {
      const [isPlain, isLoose] = [(traits & PLAIN) > 0, (traits & LOOSE) > 0];
      return [place, { seal, group, isPlain, isLoose, by: by?.map(lookedUpOf) ?? null }];
    }),
  );
}

const partyOf = ({ plans, inText, together, similar, keys, compared, comparedKeys }: LookedUp): Party => [
  plans,
  inText,
  together,
  similar,
  packKeys(keys),
  compared,
  packKeys(comparedKeys),
];

const lookedUpOf = ([plans, inText, together, similar, keys, compared, comparedKeys]: Party): LookedUp => ({
  plans,
  inText,
  together,
  similar,
  keys: unpackKeys(keys),
  compared,
  comparedKeys: unpackKeys(comparedKeys),
});

const packKeys = (keys: readonly number[]): string => Buffer.from(Uint32Array.from(keys).buffer).toString('base64');

const unpackKeys = (packed: string): readonly number[] => [
  ...new Uint32Array(Uint8Array.from(Buffer.from(packed, 'base64')).buffer),
];
