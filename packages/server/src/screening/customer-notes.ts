import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { LookedUp } from '@namesake/engine';

/** Notes about a customer, valid for the row with this seal. */
export type CustomerNotes = {
  readonly seal: string;
  readonly group: string;
  /** Whether its last screening found nothing: then only its look-ups decide whether a list change matters. */
  readonly isPlain: boolean;
  /** Whether its name is insufficient: a search then also shows parties that it would not find otherwise. */
  readonly isLoose: boolean;
  /** What its searches look up; null if that does not decide what they find. */
  readonly by: readonly LookedUp[] | null;
};

/** Keyed by the customer's place. */
export type NotesByPlace = ReadonlyMap<number, CustomerNotes>;

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
const traitsOf = ({ isPlain, isLoose }: Pick<CustomerNotes, 'isPlain' | 'isLoose'>): number =>
  (isPlain ? PLAIN : 0) | (isLoose ? LOOSE : 0);

/** Keys are random: a higher compression level gains nothing. */
const LEVEL = { level: 1 };

export function packNotes(noted: NotesByPlace): Uint8Array {
  const rows = [...noted].map(
    ([place, { by, ...one }]): Row => [place, one.seal, one.group, traitsOf(one), by?.map(partyOf) ?? null],
  );
  return deflateRawSync(JSON.stringify(rows), LEVEL);
}

export function unpackNotes(data: Uint8Array): NotesByPlace {
  // Safe to trust: the data was proved to be what `packNotes` wrote.
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
