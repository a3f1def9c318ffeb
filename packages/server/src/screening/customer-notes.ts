import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type LookedUp, type LookUpTable, lookedUpAt, lookUpTable, openTable } from '@namesake/engine';

/** Notes about a customer, valid for the row with this seal. */
export type CustomerNotes<By = readonly LookedUp[]> = {
  readonly seal: string;
  readonly group: string;
  /** Whether its last screening found nothing: then only its look-ups decide whether a list change matters. */
  readonly isPlain: boolean;
  /** Whether its name is insufficient: a search then also shows parties that it would not find otherwise. */
  readonly isLoose: boolean;
  /** What its searches look up; null if that does not decide what they find. */
  readonly by: By | null;
};

/** Searches of a customer in the table of its row: from one number up to another. */
export type Searches = readonly [from: number, to: number];

/** Notes about the customers of a row, by place, with the look-ups of all their searches. */
export type NoteTable = {
  readonly table: LookUpTable;
  readonly customers: ReadonlyMap<number, CustomerNotes<Searches>>;
};

export const NO_NOTES: NoteTable = { table: lookUpTable([]), customers: new Map() };

/**
 * What the noted look-ups of a customer say of a change. `plain`: untouched, clear, and its last screening found
 * nothing.
 */
export const TOUCHED = { plain: 0, untouched: 1, touched: 2, unknown: 3 } as const;

type Row = readonly [place: number, seal: string, group: string, traits: number, searches: number | null];
/** What is packed as text, before the numbers of the table. */
type Head = readonly [rows: readonly Row[], texts: readonly string[]];

const [PLAIN, LOOSE] = [1, 2];
const traitsOf = ({ isPlain, isLoose }: Pick<CustomerNotes, 'isPlain' | 'isLoose'>): number =>
  (isPlain ? PLAIN : 0) | (isLoose ? LOOSE : 0);

/** Keys are random: a higher compression level gains nothing. */
const LEVEL = { level: 1 };
const BYTES = Uint32Array.BYTES_PER_ELEMENT;

export function packNotes(noted: ReadonlyMap<number, CustomerNotes>): Uint8Array {
  const searches: LookedUp[] = [];
  const rows = [...noted].map(([place, { by, ...one }]): Row => {
    searches.push(...(by ?? []));
    return [place, one.seal, one.group, traitsOf(one), by?.length ?? null];
  });
  const { texts, codes } = lookUpTable(searches);
  const head = JSON.stringify([rows, texts] satisfies Head);
  const numbers = Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength);
  return deflateRawSync(Buffer.concat([numbers, Buffer.from(head), sizeOf(codes)]), LEVEL);
}

const sizeOf = ({ length }: Uint32Array): Uint8Array => new Uint8Array(Uint32Array.of(length).buffer);

export function unpackNotes(data: Uint8Array): NoteTable {
  const bytes = inflateRawSync(data);
  const length = bytes.readUInt32LE(bytes.length - BYTES);
  const codes = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + length * BYTES));
  // Safe to trust: the data was proved to be what `packNotes` wrote.
  const [rows, texts]: Head = JSON.parse(bytes.toString('utf8', length * BYTES, bytes.length - BYTES));
  const customers = new Map<number, CustomerNotes<Searches>>();
  let searches = 0;
  for (const [place, seal, group, traits, own] of rows) {
    const from = searches;
    searches += own ?? 0;
    const by = own === null ? null : ([from, searches] as const);
    customers.set(place, { seal, group, isPlain: (traits & PLAIN) > 0, isLoose: (traits & LOOSE) > 0, by });
  }
  return { table: openTable(texts, codes), customers };
}

/** The look-ups of a customer of a row, apart from the table. */
export const notesOf = ({ table }: NoteTable, { by, ...noted }: CustomerNotes<Searches>): CustomerNotes => ({
  ...noted,
  by: by && Array.from({ length: by[1] - by[0] }, (_, at) => lookedUpAt(table, by[0] + at)),
});
