import type { Effect, Listing } from '@namesake/engine';
import type { XmlElement } from './xml/element.ts';

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
  /** Where `url` is a page: what the link to the file in it looks like. Of several the last in order of the alphabet is taken. */
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
  /** A download with fewer records than this is not believed. */
  readonly minimumRecords: number;
  /** Days within which the publisher usually publishes again, so that an older file has most likely been replaced; null where nobody knows. */
  readonly publishedEveryDays: number | null;
  /** Sent when downloading; some publishers refuse clients that do not look like a browser. */
  readonly userAgent: string;
  /** How long one download may take. */
  readonly downloadTimeoutMs: number;
  /** The forms of the file that are read, the downloaded one first, as the guide names them. */
  readonly forms: readonly string[];
  /** What is read in a way that a reader of the list should know: whole sentences for the guide. */
  readonly notes: readonly string[];
  /** Paths of values that do not come out word for word, each with the reason; `**` at the start stands for any parents. */
  readonly leftOut?: Readonly<Record<string, string>>;
  /** What is not in it, or not read of it, though one may expect it: part of the API and of the guide. */
  readonly limitations: readonly Limitation[];
};

/**
 * Why something is not in the listings: `not_published` – the list does not say it; `read_in_part` – it says it in words that cannot
 * always be read; `not_read` – it says it, and it is left out on purpose; `not_downloaded` – a person must fetch the file.
 */
export const LIMITATION_KINDS = ['not_published', 'read_in_part', 'not_read', 'not_downloaded'] as const;
export type LimitationKind = (typeof LIMITATION_KINDS)[number];

/** One sentence for people about what a list does not give. */
export type Limitation = { readonly kind: LimitationKind; readonly text: string };

/** A record that cannot become a listing. It is counted, never given an invented id or name. */
export type Rejection = { readonly rejected: 'no_id' | 'no_name' };

/** What the head of a file says about itself. */
export type FileFacts = {
  /** The publisher's version: usually the publication date. */
  readonly version: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  /** How many records the file says it holds, where it does. */
  readonly declaredRecords?: number;
};

/** Reads one file of one XML format. Stateful: one per file. */
export interface XmlListReader {
  /** Local names of the elements that are records, wherever they stand outside a record. */
  readonly recordNames: ReadonlySet<string>;
  /** Local names of the small elements about the file, outside records. */
  readonly headNames: ReadonlySet<string>;
  /** Called for each head element, when it is complete. */
  head(element: XmlElement): void;
  /** Called for each record, when it is complete. */
  record(element: XmlElement): void;
  /** The list that the file is, when known. */
  readonly source: Source | undefined;
  /** Called once after the root element closed: hands out what was held back. Throws `ListRefused`. */
  end(): FileFacts;
}

/** What a record says in the file, value by value: where each stands, as `a/b@c` in XML, `a/b` in JSON and by column elsewhere, and its text. */
export type RecordValues = () => Iterable<readonly [path: string, value: string]>;

/** Of private lists, which leave out what their owner does not map; and of files that are read while nobody follows them. */
export const NOT_FOLLOWED: RecordValues = () => [];

/** Takes the records of a file. Every source says what a listing came of, so that none is left out of the census; only a census asks for it. */
export interface RecordSink {
  (result: Rejection): void;
  (result: Listing | Rejection, values: RecordValues): void;
}

export type ReaderOptions = {
  readonly onRecord: RecordSink;
  /** Values will be asked for: whoever puts records together from several places keeps them. Otherwise it may forget them. */
  readonly keepsValues?: boolean;
  /** Base name of the file, for the last tie-break only. */
  readonly fileName: string;
  readonly sourceHint?: string;
};

/** One XML format, which one or several lists are published in. */
export type XmlFormat = {
  readonly name: string;
  /** True if a root element of this local name and namespace starts such a file. */
  readonly recognises: (root: XmlElement, namespace: string) => boolean;
  readonly open: (root: XmlElement, options: ReaderOptions) => XmlListReader;
};

/** Reads one file of rows: CSV with any separator. Stateful: one per file. */
export interface RowReader {
  /** Called for each row in order, the first included. Throws `ListRefused`. */
  row(cells: readonly string[]): void;
  readonly source: Source;
  /** Called once after the last row. Throws `ListRefused`. */
  end(): FileFacts;
}

/** One format of rows. */
export type RowFormat = {
  readonly name: string;
  /** True if a file with these first rows is one: the first, and the second where there is one. */
  readonly recognises: (first: readonly string[], second: readonly string[]) => boolean;
  /** Files without a sign outside ASCII may be either; one that mixes both is refused. Default UTF-8 only. */
  readonly encoding?: 'utf-8 or windows-1252';
  readonly open: (options: ReaderOptions) => RowReader;
};

/** What reading a whole document came to. */
export type ReadDocument = { readonly source: Source; readonly facts: FileFacts };

/** One JSON format that is a single document, small enough to be held whole. */
export type JsonFormat = {
  readonly name: string;
  /** True if a document that starts so is one. */
  readonly recognises: (head: string) => boolean;
  /** Throws `ListRefused` where the document has not the shape it must have. */
  readonly read: (document: unknown, options: ReaderOptions) => ReadDocument;
};

/** A sheet of a workbook; rows are read when asked for. Empty cells are empty text, dates Excel's serial numbers. */
export type Sheet = {
  readonly name: string;
  readonly rows: () => readonly (readonly string[])[];
  /** The number, from 1, that a spreadsheet shows beside the row at an index: blank rows are no rows of the file. */
  readonly rowNumber?: (at: number) => number;
};

export type Workbook = {
  readonly sheets: readonly Sheet[];
  /** ISO 8601 instant at which it was last saved, where it says so. */
  readonly modifiedAt?: string;
};

/** One spreadsheet format. */
export type WorkbookFormat = {
  readonly name: string;
  readonly recognises: (workbook: Workbook) => boolean;
  readonly read: (workbook: Workbook, options: ReaderOptions) => ReadDocument;
};
