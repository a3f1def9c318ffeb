import type { Identifier, ListTraits, PartialDate } from '../../types/listing.ts';
import type { FormTraits } from '../../words/form/form-table.ts';
import type { KeyRow, KeyTable } from './key-table.ts';
import type { PackedStrings } from './packed-strings.ts';
import type { Rows } from './rows.ts';

/**
 * A built index: plain typed arrays and short lists of strings, so it can be passed between threads, shared or saved as
 * it is. Immutable. Listings are in order of precedence and names in order of listings, so equal listings give an equal
 * index whatever their input order.
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
   * By name, the previous name that is identical in every comparison; the first links to the last, a unique name to
   * itself. Tables that lead from words to names lead to the first only (see `index/build/same-names.ts`).
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
  /** Bit mask of effects, by position in `EFFECTS`. */
  readonly effects: Uint16Array;
  readonly delisted: Uint8Array;
  readonly programs: Rows;
  /** Facts that evidence is compared with, as JSON of `ListingFacts`; parsed for hits only. */
  readonly facts: PackedStrings;
  /** Names of listing `i`: `nameStarts[i] … nameStarts[i + 1]`. */
  readonly nameStarts: Uint32Array;
  /** The listing that represents this listing's party; the listing itself if it is alone. */
  readonly entity: Int32Array;
  /**
   * By listing: the listing of its party that it is tied to, one step closer to the first. The first is tied to itself.
   */
  readonly tiedTo: Int32Array;
  /** By listing: the kind of that tie, as a position in `TIE_CODES`. */
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
   * 1 for a katakana name if the listing also has one in another script: what a Japanese reader hears, for queries in
   * kana.
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
 * The vocabulary. A token is a text with its readings; a form is one spelling under which tokens are found. Forms are
 * sorted by text.
 */
export type TokenTable = {
  readonly forms: PackedStrings;
  /** Data for comparing with a form. */
  readonly traits: FormTraits;
  /** The tokens of a form. */
  readonly formTokens: Rows;
  /** Readings that yield the form for a token; parallel to the values of `formTokens`. */
  readonly formSystems: Uint8Array;
  /** Forms by key (see `words/keys/keys.ts`). */
  readonly formKeys: KeyTable;
  /** The same for forms that only occur in transcribed names (see `NameTable.transcribed`). */
  readonly transcribedKeys: KeyTable;
  /** Names that hold a token. */
  readonly postings: Rows;
  /** The token's share of the name's weight, in 255ths, rounded up; parallel to the values of `postings`. */
  readonly postingShares: Uint8Array;
  /** Names that hold the token as an initial. */
  readonly initialPostings: Rows;
  /** The form of a token's own text, rather than of one of its readings. */
  readonly ownForm: Int32Array;
  /** First letter of a token (UTF-16 unit), for initials. */
  readonly initial: Uint16Array;
  /** The native character (UTF-16 unit) of a token that is one, otherwise 0: see `Token.letter`. */
  readonly letter: Uint16Array;
  /** The token's highest weight in any name, in sixteenths of a bit: an upper bound for retrieval. */
  readonly mostWeight: Uint8Array;
  /** Compounds: joined neighbouring words of names, sorted by key. Many names share a compound. */
  readonly compounds: KeyRow;
  /** Number of tokens and letters of each, to skip what cannot be similar. */
  readonly compoundCount: Uint8Array;
  readonly compoundLength: Uint8Array;
  /** Names that hold the compound; parallel to the values, its first token there. */
  readonly compoundNames: Rows;
  readonly compoundFirst: Uint8Array;
  readonly nativeWords: NativeWordTable;
};

/**
 * Runs of words in organizations' names that denote well-known bodies: `count` tokens of name `name` from `first` on.
 */
export type BodyTable = {
  /** The runs below that denote a body. */
  readonly ofBody: Rows;
  readonly name: Int32Array;
  readonly first: Uint8Array;
  readonly count: Uint8Array;
};

/** Names by their letters, for finding them anywhere in a text (see `retrieve/verbatim-names.ts`). */
export type VerbatimTable = {
  /** Names by their letters as written. */
  readonly written: KeyTable;
  /** Names by the set of their words. */
  readonly sets: KeyTable;
  /** By the upper bits of the key of a name's first letters: length of the longest name with that prefix. */
  readonly reach: Uint16Array;
};

/** Runs of native characters in listed names, each read as one word: `count` tokens of name `name` from `first` on. */
export type NativeWordTable = {
  /** The runs below that a form is a reading of. */
  readonly ofForm: Rows;
  /** The reading: a bit of `SYSTEM`. */
  readonly systems: Uint8Array;
  readonly name: Int32Array;
  readonly first: Uint8Array;
  readonly count: Uint8Array;
};

/** The listings shown as one party, and why: the part of an index that an operator may change. */
export type PartyTable = Pick<ListingTable, 'entity' | 'tiedTo' | 'tiedBy'>;

/** Facts of a listing that a query may be compared with. */
export type ListingFacts = {
  readonly gender?: string;
  readonly birthDates?: readonly PartialDate[];
  /** Every country in any role, ISO alpha-2. */
  readonly countries?: readonly string[];
  readonly identifiers?: readonly Pick<Identifier, 'type' | 'value' | 'country' | 'inProse'>[];
  readonly addresses?: readonly string[];
};
