import type { FileFacts, ReaderOptions } from '../list/record.ts';
import type { Source } from '../list/source.ts';
import type { XmlElement } from '../xml/element.ts';

/** Reads one file of one XML format. Stateful: one per file. */
export interface XmlListReader {
  /** Local names of the elements that are records, anywhere outside a record. */
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

/** Result of reading a whole document. */
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
  /** The row number, from 1, that a spreadsheet shows for the row at an index: blank rows are no rows of the file. */
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
