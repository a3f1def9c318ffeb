import type { Effect, ListTraits } from '@namesake/engine';

/** One official list: its publisher, its addresses, and the requirements for its files. */
export type Source = {
  /** Id of the list, e.g. `us_ofac_sdn`: the first part of every listing id. */
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  /** ISO 3166-1 alpha-2 of the jurisdiction, or `UN` / `EU`. */
  readonly jurisdiction: string;
  /** The publisher's own address of the file. Redirects are followed and never stored. */
  readonly url: string;
  /** Other addresses of the same list in better forms, tried first; `url` is the fallback. */
  readonly preferredUrls?: readonly string[];
  /** The same file elsewhere, tried in order if all other addresses fail. */
  readonly mirrors?: readonly string[];
  /** A dataset in FollowTheMoney: `url` is the address of its `index.json`. */
  readonly isDataset?: true;
  /** If `url` is a page: pattern of the link to the file. Of several, the last in alphabetical order is taken. */
  readonly linkPattern?: RegExp;
  /** Name of a header with a public key, which the downloader must be given. */
  readonly keyHeader?: string;
  /** A page about the list for people. */
  readonly pageUrl: string;
  /** The publisher's file names: the last hint if the content fits two lists. */
  readonly fileNames: readonly string[];
  /** Whether it is part of the default set that a payments or KYC team expects. */
  readonly required: boolean;
  /** Legal effect of being on the list, unless programmes are more specific. */
  readonly effect: Effect;
  /** Peculiarities of the publisher, for the matching engine. */
  readonly traits?: ListTraits;
  /** Downloads with fewer records are refused. */
  readonly minimumRecords: number;
  /**
   * Days within which the publisher usually publishes again, so that an older file has most likely been replaced; null
   * if unknown.
   */
  readonly publishedEveryDays: number | null;
  /** Sent when downloading; some publishers refuse clients that do not look like a browser. */
  readonly userAgent: string;
  /** Time limit of one download. */
  readonly downloadTimeoutMs: number;
  /** Supported forms of the file, the downloaded one first, as named in the guide. */
  readonly forms: readonly string[];
  /** Peculiarities of parsing that a user of the list should know: full sentences for the guide. */
  readonly notes: readonly string[];
  /** Paths of values that are not kept verbatim, each with the reason; `**` at the start matches any parents. */
  readonly droppedFields?: Readonly<Record<string, string>>;
  /** Expected content that the list lacks or that is not read: part of the API and of the guide. */
  readonly limitations: readonly Limitation[];
};

/**
 * Why something is missing from the listings: `not_published` – the list does not contain it; `read_in_part` – it is in
 * prose that cannot always be read; `not_read` – it is ignored on purpose; `not_downloaded` – a person must fetch the
 * file.
 */
export const LIMITATION_KINDS = ['not_published', 'read_in_part', 'not_read', 'not_downloaded'] as const;
export type LimitationKind = (typeof LIMITATION_KINDS)[number];

/** One sentence for people about missing content of a list. */
export type Limitation = { readonly kind: LimitationKind; readonly text: string };
