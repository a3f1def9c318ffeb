import type { Effect, ListTraits } from '@namesake/engine';

/** One official list: who publishes it, where, and what is asked of a file before it is believed. */
export type Source = {
  /** Id of the list, e.g. `us_ofac_sdn`: the first part of every listing id. */
  readonly id: string;
  readonly title: string;
  readonly publisher: string;
  /** ISO 3166-1 alpha-2 of the jurisdiction, or `UN` / `EU`. */
  readonly jurisdiction: string;
  /** The publisher's own address of the file. Redirects are followed and never stored. */
  readonly url: string;
  /** Other addresses of the same list in better forms, asked first; `url` is what is left when they fail. */
  readonly preferredUrls?: readonly string[];
  /** The same file elsewhere, asked in turn where no other address gives it. */
  readonly mirrors?: readonly string[];
  /** A dataset in FollowTheMoney: `url` is that of its `index.json`. */
  readonly isDataset?: true;
  /**
   * Where `url` is a page: what the link to the file in it looks like. Of several the last in order of the alphabet is
   * taken.
   */
  readonly linkPattern?: RegExp;
  /** The name of a header with a public key, which the downloader must be given. */
  readonly keyHeader?: string;
  /** A page for people about the list. */
  readonly pageUrl: string;
  /** The publisher's file names: a last hint when the content leaves two lists possible. */
  readonly fileNames: readonly string[];
  /** Part of the default set that a payments or KYC team expects. */
  readonly required: boolean;
  /** What being on the list means in law, where programmes do not say more. */
  readonly effect: Effect;
  /** What is special to the publisher, for the matching engine. */
  readonly traits?: ListTraits;
  /** A download with fewer records than this is not believed. */
  readonly minimumRecords: number;
  /**
   * Days within which the publisher usually publishes again, so that an older file has most likely been replaced; null
   * where unknown.
   */
  readonly publishedEveryDays: number | null;
  /** Sent when downloading; some publishers refuse clients that do not look like a browser. */
  readonly userAgent: string;
  /** How long one download may take. */
  readonly downloadTimeoutMs: number;
  /** The forms of the file that are read, the downloaded one first, as the guide names them. */
  readonly forms: readonly string[];
  /** What is read in a way that a reader of the list should know: whole sentences for the guide. */
  readonly notes: readonly string[];
  /**
   * Paths of values that do not come out word for word, each with the reason; `**` at the start stands for any parents.
   */
  readonly droppedFields?: Readonly<Record<string, string>>;
  /** What is not in it, or not read of it, though one may expect it: part of the API and of the guide. */
  readonly limitations: readonly Limitation[];
};

/**
 * Why something is not in the listings: `not_published` – the list does not say it; `read_in_part` – it says it in
 * words that cannot always be read; `not_read` – it says it, and it is left out on purpose; `not_downloaded` – a person
 * must fetch the file.
 */
export const LIMITATION_KINDS = ['not_published', 'read_in_part', 'not_read', 'not_downloaded'] as const;
export type LimitationKind = (typeof LIMITATION_KINDS)[number];

/** One sentence for people about what a list does not give. */
export type Limitation = { readonly kind: LimitationKind; readonly text: string };
