import type { Identifier, ListTraits, PartialDate } from '../../types/listing.ts';
import type { FormTraits } from '../../words/form/form-table.ts';
import type { KeyRow, KeyTable } from './key-table.ts';
import type { PackedStrings } from './packed-strings.ts';
import type { Rows } from './rows.ts';

/**
 * A built index: plain typed arrays and short lists of strings, so that it can be handed between threads, shared or
 * saved as it is. Immutable once built. Listings are in order of precedence, names in order of listings, so that equal
 * listings give an equal index whatever order they came in.
 */
export type IndexData = {
  readonly format: typeof INDEX_FORMAT;
  readonly modelHash: string;
  /** Ids of the lists; listings refer to them by position. */
  readonly lists: readonly string[];
  /** By position in `lists`. */
  readonly listTraits: readonly ListTraits[];
  readonly programs: readonly string[];
  readonly listings: ListingTable;
  readonly names: NameTable;
  /**
   * By name, the one before it that is the same to every comparison; of the first, the last; itself where there is
   * none. Tables that lead from words to names lead to the first alone (see `index/build/same-names.ts`).
   */
  readonly sameNames: Int32Array;
  readonly tokens: TokenTable;
  readonly identifiers: KeyTable;
  /** Names of organizations by their initials (see `index/tables/body-initials.ts`). */
  readonly initials: KeyTable;
  readonly bodies: BodyTable;
  readonly verbatim: VerbatimTable;
};

export const INDEX_FORMAT = 15;

export type ListingTable = {
  readonly ids: PackedStrings;
  readonly list: Uint8Array;
  /** Position in `ENTITY_TYPES`. */
  readonly type: Uint8Array;
  /** A bit for each effect, by its position in `EFFECTS`. */
  readonly effects: Uint16Array;
  readonly delisted: Uint8Array;
  readonly programs: Rows;
  /** What evidence is compared with, as JSON of `ListingFacts`; parsed for hits only. */
  readonly facts: PackedStrings;
  /** Names of listing `i`: `nameStarts[i] … nameStarts[i + 1]`. */
  readonly nameStarts: Uint32Array;
  /** The listing that represents the party this listing belongs to; itself where it is alone. */
  readonly entity: Int32Array;
  /**
   * By listing: the listing of its party to which it is tied, one step nearer to the first. The first is tied to
   * itself.
   */
  readonly tiedTo: Int32Array;
  /** By listing: by what it is tied, as a position in `TIE_CODES`. */
  readonly tiedBy: Uint8Array;
};

export type NameTable = {
  readonly values: PackedStrings;
  readonly listing: Int32Array;
  /** Position in `NAME_KINDS`, `NAME_QUALITIES`. */
  readonly kind: Uint8Array;
  readonly quality: Uint8Array;
  readonly scripts: readonly string[];
  readonly script: Uint8Array;
  /**
   * 1 for a name in katakana if the listing also has one in other letters: what a Japanese reader hears, for
   * queries in kana.
   */
  readonly transcribed: Uint8Array;
  /** Tokens of name `i`: `tokenStarts[i] … tokenStarts[i + 1]` in the three arrays below. */
  readonly tokenStarts: Uint32Array;
  readonly tokenIds: Int32Array;
  /** Weight in sixteenths of a bit. */
  readonly tokenWeights: Uint8Array;
  readonly tokenRoles: Uint8Array;
  /** Sum of the weights of a name. */
  readonly totalWeight: Uint16Array;
};

/**
 * The vocabulary: a token is a text with its readings; a form is one written text under which tokens are found. Forms
 * are in order of their texts.
 */
export type TokenTable = {
  readonly forms: PackedStrings;
  /** What comparing with a form needs. */
  readonly traits: FormTraits;
  /** The tokens of a form. */
  readonly formTokens: Rows;
  /** By the ways of reading that give a form for a token: parallel to the values of `formTokens`. */
  readonly formSystems: Uint8Array;
  /** Forms found under a key (see `words/keys/keys.ts`). */
  readonly formKeys: KeyTable;
  /** The same for forms that are only in transcribed names (see `NameTable.transcribed`). */
  readonly transcribedKeys: KeyTable;
  /** Which names hold a token. */
  readonly postings: Rows;
  /**
   * Share of the name's weight that the token has in it, in 255ths, rounded up: parallel to the values of `postings`.
   */
  readonly postingShares: Uint8Array;
  /** Which names hold it as an initial. */
  readonly initialPostings: Rows;
  /** The form that is a token's own text, not one of its readings. */
  readonly ownForm: Int32Array;
  /** First letter of a token (UTF-16 unit), for initials. */
  readonly initial: Uint16Array;
  /** The native character of a token that is one (UTF-16 unit), else 0: see `Token.letter`. */
  readonly letter: Uint16Array;
  /** The most a token weighs in any name, in sixteenths of a bit: an upper bound for retrieval. */
  readonly mostWeight: Uint8Array;
  /** Compounds: neighbouring words of names written as one, sorted by their key. Many names hold the same one. */
  readonly compounds: KeyRow;
  /** How many tokens each is, and its letters, to skip what cannot be similar. */
  readonly compoundCount: Uint8Array;
  readonly compoundLength: Uint8Array;
  /** Which names hold it, and parallel to the values, its first token there. */
  readonly compoundNames: Rows;
  readonly compoundFirst: Uint8Array;
  readonly nativeWords: NativeWordTable;
};

/**
 * Runs of words of organizations' names that are names of well-known bodies: `count` tokens of name `name` from `first`
 * on.
 */
export type BodyTable = {
  /** Which of the runs below name a body. */
  readonly ofBody: Rows;
  readonly name: Int32Array;
  readonly first: Uint8Array;
  readonly count: Uint8Array;
};

/**
 * Which names are written with which letters, to be found anywhere in a text (see
 * `retrieve/verbatim-names.ts`).
 */
export type VerbatimTable = {
  /** Names by their letters as written. */
  readonly written: KeyTable;
  /** Names by the set of their words. */
  readonly sets: KeyTable;
  /** By the upper bits of the key of a name's first letters: letters of the longest name that begins so. */
  readonly reach: Uint16Array;
};

/** Runs of native characters of listed names, each read as one word: `count` tokens of name `name` from `first` on. */
export type NativeWordTable = {
  /** Which of the runs below a form is a reading of. */
  readonly ofForm: Rows;
  /** The way of reading: a bit of `SYSTEM`. */
  readonly systems: Uint8Array;
  readonly name: Int32Array;
  readonly first: Uint8Array;
  readonly count: Uint8Array;
};

/** Which listings are shown as one party, and why: the part of an index that an operator may change. */
export type PartyTable = Pick<ListingTable, 'entity' | 'tiedTo' | 'tiedBy'>;

/** What a listing says that a query may be compared with. */
export type ListingFacts = {
  readonly gender?: string;
  readonly birthDates?: readonly PartialDate[];
  /** Every country in any role, ISO alpha-2. */
  readonly countries?: readonly string[];
  readonly identifiers?: readonly Pick<Identifier, 'type' | 'value' | 'country' | 'inProse'>[];
  readonly addresses?: readonly string[];
};
