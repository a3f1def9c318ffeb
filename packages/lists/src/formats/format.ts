import type { FileFacts, ReaderOptions } from '../list/record.ts';
import type { Source } from '../list/source.ts';
import type { XmlElement } from '../xml/element.ts';

/** Reads one file of an XML format. Stateful: one per file. */
export interface XmlListReader {
  /** Local names of record elements, at any place outside a record. */
  readonly recordNames: ReadonlySet<string>;
  /** Local names of small elements about the file, outside records. */
  readonly headNames: ReadonlySet<string>;
  /** Called for each complete head element. */
  head(element: XmlElement): void;
  /** Called for each complete record. */
  record(element: XmlElement): void;
  /** The list of the file, once known. */
  readonly source: Source | undefined;
  /** Called once after the root element closed: passes on held records. Throws `ListRefused`. */
  end(): FileFacts;
}

/** One XML format, used by one or more lists. */
export type XmlFormat = {
  readonly name: string;
  /** Whether a root element of this local name and namespace starts such a file. */
  readonly recognises: (root: XmlElement, namespace: string) => boolean;
  readonly open: (root: XmlElement, options: ReaderOptions) => XmlListReader;
};

/** Reads one file of rows: CSV with any separator. Stateful: one per file. */
export interface RowReader {
  /** Called for each row in order, including the first. Throws `ListRefused`. */
  row(cells: readonly string[]): void;
  readonly source: Source;
  /** Called once after the last row. Throws `ListRefused`. */
  end(): FileFacts;
}

/** One row format. */
export type RowFormat = {
  readonly name: string;
  /** Whether a file with these first rows is one: the first, and the second if any. */
  readonly recognises: (first: readonly string[], second: readonly string[]) => boolean;
  /** Files in pure ASCII may be either; a file that mixes both is refused. Default UTF-8 only. */
  readonly encoding?: 'utf-8 or windows-1252';
  readonly open: (options: ReaderOptions) => RowReader;
};

/** Result of reading a whole document. */
export type ReadDocument = { readonly source: Source; readonly facts: FileFacts };

/** A JSON format that is a single document, small enough to be held in memory. */
export type JsonFormat = {
  readonly name: string;
  /** Whether a document that starts like this is one. */
  readonly recognises: (head: string) => boolean;
  /** Throws `ListRefused` if the document has the wrong shape. */
  readonly read: (document: unknown, options: ReaderOptions) => ReadDocument;
};

/** A sheet of a workbook; rows are read on demand. Empty cells are empty text, dates are Excel's serial numbers. */
export type Sheet = {
  readonly name: string;
  readonly rows: () => readonly (readonly string[])[];
  /** Row number, from 1, that a spreadsheet shows for the row at an index: blank rows are not stored in the file. */
  readonly rowNumber?: (at: number) => number;
};

export type Workbook = {
  readonly sheets: readonly Sheet[];
  /** ISO 8601 instant of the last save, if stated. */
  readonly modifiedAt?: string;
};

/** One spreadsheet format. */
export type WorkbookFormat = {
  readonly name: string;
  readonly recognises: (workbook: Workbook) => boolean;
  readonly read: (workbook: Workbook, options: ReaderOptions) => ReadDocument;
};
