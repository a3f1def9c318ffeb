import { TOKEN_METHODS } from '../../types/result.ts';
import { hashText } from '../../words/form/hash.ts';
import { BYTES_EACH, type ListedCompound, type WordMatches } from './matches.ts';

/*
 * Layout in units of eight bytes: place of the next entry (int32), open-addressed table of entry places (int32),
 * entries. Entry: eight int32 (see `#write`), two float64, key (uint16), similarity (float64), token (int32) and kind
 * (uint16) of each match, compounds (name and kind as int32, similarity as float64).
 */
const UNIT = 8;
const HEAD_BYTES = 8;
/** Bytes of the block for each slot in its table: nearly all entries are longer. */
const BYTES_A_PLACE = 128;
/** Maximum number of slots probed: longer runs of taken slots occur only if the table is almost full. */
const MAX_PROBES = 64;
const COUNTS = 8;
const ENTRY_HEAD = COUNTS * 4 + 2 * 8;
const BYTES_A_COMPOUND = 16;
const SALT = 71;

const aligned = (bytes: number): number => Math.ceil(bytes / UNIT) * UNIT;

/**
 * A cache of the matches of query words, shared by all threads that search one index. Entries are immutable; a full
 * cache drops new ones. A writer publishes a complete entry by one atomic exchange, so readers never see part of one.
 * If two threads add one key, readers find the first entry.
 */
export class SharedMatchCache {
  readonly #block: SharedArrayBuffer;
  readonly #ints: Int32Array;
  readonly #floats: Float64Array;
  readonly #shorts: Uint16Array;
  /** Start of the table in `#ints`, and its length minus one. */
  readonly #table = HEAD_BYTES / 4;
  readonly #mask: number;
  readonly #firstEntry: number;

  constructor(block: SharedArrayBuffer) {
    this.#block = block;
    this.#ints = new Int32Array(block);
    this.#floats = new Float64Array(block);
    this.#shorts = new Uint16Array(block);
    const places = 2 ** Math.floor(Math.log2(block.byteLength / BYTES_A_PLACE));
    this.#mask = places - 1;
    this.#firstEntry = (HEAD_BYTES + places * 4) / UNIT;
  }

  get(key: string): WordMatches | undefined {
    const hash = hashOf(key);
    for (let probe = 0; probe < MAX_PROBES; probe++) {
      const entry = Atomics.load(this.#ints, this.#table + ((hash + probe) & this.#mask));
      if (entry === 0) return undefined;
      if (this.#isKey(entry, hash, key)) return this.#read(entry);
    }
    return undefined;
  }

  /** Adds a word's matches. Returns the shared entry, or the matches themselves if the cache is full. */
  add(key: string, made: WordMatches): WordMatches {
    const compounds = made.native.length + made.compounds.length;
    const bytes = matchesFrom(key.length) + aligned(made.tokens.length * BYTES_EACH) + compounds * BYTES_A_COMPOUND;
    const units = this.#block.byteLength / UNIT - this.#firstEntry;
    // Test this first: the counter would overflow if it kept counting after the cache is full.
    if (Atomics.load(this.#ints, 0) >= units) return made;
    const taken = Atomics.add(this.#ints, 0, bytes / UNIT);
    if (taken + bytes / UNIT > units) return made;
    const entry = this.#firstEntry + taken;
    const hash = hashOf(key);
    this.#write(entry, hash, key, made);
    for (let probe = 0; probe < MAX_PROBES; probe++)
      if (Atomics.compareExchange(this.#ints, this.#table + ((hash + probe) & this.#mask), 0, entry) === 0)
        return this.#read(entry);
    return made;
  }

  #isKey(entry: number, hash: number, key: string): boolean {
    const at = entry * 2;
    if (this.#ints[at] !== hash || this.#ints[at + 1] !== key.length) return false;
    const from = (entry * UNIT + ENTRY_HEAD) / 2;
    for (let i = 0; i < key.length; i++) if (this.#shorts[from + i] !== key.charCodeAt(i)) return false;
    return true;
  }

  #write(entry: number, hash: number, key: string, { native, compounds, ...made }: WordMatches): void {
    const { tokens, similarities, kinds, names, steps, bestSimilarity, nearWeight } = made;
    const from = entry * UNIT;
    this.#ints.set([hash, key.length, tokens.length, native.length, compounds.length, names, steps], from / 4);
    this.#floats.set([bestSimilarity, nearWeight], from / 8 + COUNTS / 2);
    for (let i = 0; i < key.length; i++) this.#shorts[(from + ENTRY_HEAD) / 2 + i] = key.charCodeAt(i);
    const at = from + matchesFrom(key.length);
    const count = tokens.length;
    this.#floats.set(similarities, at / 8);
    this.#ints.set(tokens, at / 4 + count * 2);
    this.#shorts.set(kinds, at / 2 + count * 6);
    let place = (at + aligned(count * BYTES_EACH)) / UNIT;
    for (const compound of [...native, ...compounds]) {
      this.#ints[place * 2] = compound.name;
      this.#ints[place * 2 + 1] = wayOf(compound);
      this.#floats[place + 1] = compound.similarity;
      place += BYTES_A_COMPOUND / UNIT;
    }
  }

  #read(entry: number): WordMatches {
    const int = (at: number): number => this.#ints[entry * 2 + at] ?? 0;
    const [keyLength, count, natives, compounds] = [int(1), int(2), int(3), int(4)];
    const at = entry * UNIT + matchesFrom(keyLength);
    const joinsFrom = (at + aligned(count * BYTES_EACH)) / UNIT;
    return {
      tokens: new Int32Array(this.#block, at + count * 8, count),
      similarities: new Float64Array(this.#block, at, count),
      kinds: new Uint16Array(this.#block, at + count * 12, count),
      names: int(5),
      steps: int(6),
      bestSimilarity: this.#floats[entry + COUNTS / 2] ?? 0,
      nearWeight: this.#floats[entry + COUNTS / 2 + 1] ?? 0,
      native: this.#compounds(joinsFrom, natives),
      compounds: this.#compounds(joinsFrom + (natives * BYTES_A_COMPOUND) / UNIT, compounds),
      isShared: true,
    };
  }

  #compounds(from: number, count: number): readonly ListedCompound[] {
    if (count === 0) return NONE;
    return Array.from({ length: count }, (_, i) => {
      const place = from + (i * BYTES_A_COMPOUND) / UNIT;
      const way = this.#ints[place * 2 + 1] ?? 0;
      const method = TOKEN_METHODS[(way >>> 24) - 1];
      return {
        name: this.#ints[place * 2] ?? 0,
        first: way & 0xff,
        count: (way >>> 8) & 0xff,
        similarity: this.#floats[place + 1] ?? 0,
        systems: (way >>> 16) & 0xff,
        ...(method !== undefined && { method }),
      };
    });
  }
}

const NONE: readonly ListedCompound[] = [];

const hashOf = (key: string): number => hashText(key, SALT) | 0;

/** Offset of the matches in an entry. */
const matchesFrom = (keyLength: number): number => aligned(ENTRY_HEAD + keyLength * 2);

/** Position in the name, readings and method, one byte each, as in the index tables. */
const wayOf = ({ first, count, systems, method }: ListedCompound): number =>
  first | (count << 8) | (systems << 16) | ((method === undefined ? 0 : TOKEN_METHODS.indexOf(method) + 1) << 24);
