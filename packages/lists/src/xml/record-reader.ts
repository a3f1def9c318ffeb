import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ListRefused, type RefusalPosition } from '../list/list-refused.ts';
import type { XmlElement } from './element.ts';

type OpenElement = { name: string; attributes: Record<string, string>; children: OpenElement[]; text: string };

/** Callbacks while XML is streamed. */
export type RecordHandlers = {
  /** The root element, without children. May throw to refuse the file. */
  readonly onRoot: (root: XmlElement, namespace: string) => ElementNames;
  readonly onHead: (element: XmlElement) => void;
  readonly onRecord: (element: XmlElement) => void;
};

/** Local names of the elements to pass on whole. */
export type ElementNames = { readonly records: ReadonlySet<string>; readonly heads: ReadonlySet<string> };

/** The richest real record has a few thousand elements, nested at most six deep. */
const MAX_ELEMENTS = 100_000;
const MAX_DEPTH = 64;
/** Per tag, text or comment; a list's longest text has some 10,000 letters. */
const MAX_PART_LENGTH = 1024 * 1024;
/** Per record. */
const MAX_RECORD_LENGTH = 16 * 1024 * 1024;
/** Between two records, and attributes per element. */
const MAX_ELEMENTS_BETWEEN = 1_000_000;
const MAX_ATTRIBUTES = 1_000;

const NOTHING: ElementNames = { records: new Set(), heads: new Set() };

/**
 * Splits an XML stream into records. Only one record is in memory at a time. Entity declarations are refused before
 * anything is expanded: no sanctions list needs a document type, and it is a way to attack parsers.
 */
export class XmlRecordReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #handlers: RecordHandlers;
  readonly #keepsSpace: boolean;
  readonly #stack: OpenElement[] = [];
  #names = NOTHING;
  #root: string | undefined;
  #isOpen = false;
  /** Number of elements in the open record, or since the last one. */
  #elements = 0;
  #depth = 0;
  #attributes = 0;
  /** Characters since the parser's last event, and in the open record. */
  #partLength = 0;
  #recordLength = 0;
  #closing = false;

  /** With `keepsSpace`, text is not trimmed: in spreadsheets a space may end one run and begin the next word. */
  constructor(handlers: RecordHandlers, { keepsSpace = false }: { readonly keepsSpace?: boolean } = {}) {
    this.#handlers = handlers;
    this.#keepsSpace = keepsSpace;
    this.#parser.on('doctype', () => {
      throw this.#refusal('doctype', 'declares a document type (DOCTYPE), which is refused: entities are not expanded');
    });
    this.#parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^(?:utf-?8|us-ascii|ascii)$/i.test(encoding)) {
        throw this.#refusal(
          'encoding',
          `declares the encoding ${encoding}; only UTF-8 is read: convert the file first`,
        );
      }
    });
    this.#parser.on('error', (error) => {
      throw this.#failure(error);
    });
    this.#parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > MAX_ATTRIBUTES) throw this.#tooLarge('an element of more attributes');
    });
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', (tag) => this.#close(tag));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('comment', () => {
      this.#partLength = 0;
    });
  }

  /** Throws `ListRefused`, or what a handler throws. */
  write(chunk: string): void {
    this.#partLength += chunk.length;
    this.#recordLength += chunk.length;
    this.#parser.write(chunk);
    if (this.#partLength > MAX_PART_LENGTH) throw this.#tooLarge('a longer text');
    if (this.#isOpen && this.#recordLength > MAX_RECORD_LENGTH) throw this.#tooLarge('a longer record');
  }

  /** Call once, after the last chunk. Throws `ListRefused` if the document is incomplete. */
  close(): void {
    this.#closing = true;
    this.#parser.close();
  }

  /** Current position of the parser. */
  get position(): RefusalPosition {
    return { line: this.#parser.line, column: this.#parser.column };
  }

  #open(tag: SaxesTagPlain): void {
    const name = localName(tag.name);
    this.#partLength = 0;
    this.#attributes = 0;
    this.#depth += 1;
    if (this.#root === undefined) {
      this.#root = name;
      const root = { name, attributes: tag.attributes, children: [], text: '' };
      this.#names = this.#handlers.onRoot(root, namespaceOf(tag));
      return;
    }
    if (!this.#isOpen) {
      if (!this.#names.records.has(name) && !this.#names.heads.has(name)) {
        this.#elements += 1;
        if (this.#elements > MAX_ELEMENTS_BETWEEN || this.#depth > MAX_DEPTH)
          throw this.#tooLarge('more elements, or deeper ones, outside of records');
        return;
      }
      this.#isOpen = true;
      this.#elements = 0;
      this.#recordLength = 0;
      this.#stack.push({ name, attributes: tag.attributes, children: [], text: '' });
      return;
    }
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS || this.#stack.length > MAX_DEPTH) {
      throw this.#tooLarge('a record of more elements, or nested deeper,');
    }
    const element = { name, attributes: tag.attributes, children: [], text: '' };
    this.#stack.at(-1)?.children.push(element);
    this.#stack.push(element);
  }

  #close(tag: SaxesTagPlain): void {
    this.#partLength = 0;
    this.#depth -= 1;
    if (!this.#isOpen) return;
    const element = this.#stack.pop();
    if (element === undefined) return;
    if (!this.#keepsSpace) element.text = element.text.trim();
    if (this.#stack.length > 0) return;
    this.#isOpen = false;
    this.#elements = 0;
    if (this.#names.records.has(localName(tag.name))) this.#handlers.onRecord(element);
    else this.#handlers.onHead(element);
  }

  #text(text: string): void {
    this.#partLength = 0;
    if (!this.#isOpen) return;
    const element = this.#stack.at(-1);
    if (element !== undefined) element.text += text;
  }

  #tooLarge(what: string): ListRefused {
    return this.#refusal('too_large', `has ${what} than any list has`);
  }

  #failure(error: Error): ListRefused {
    const detail = error.message.replace(/^\d+:\d+:\s*/u, '').replace(/\.$/u, '');
    if (this.#closing) {
      return this.#refusal('truncated', `ends before it is complete (${detail}): fetch the file again`);
    }
    return this.#refusal('malformed', `is not well-formed XML (${detail}): fetch the file again`);
  }

  #refusal(code: 'doctype' | 'encoding' | 'malformed' | 'truncated' | 'too_large', reason: string): ListRefused {
    return new ListRefused(code, reason, { position: this.position });
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

function namespaceOf(tag: SaxesTagPlain): string {
  const colon = tag.name.indexOf(':');
  return tag.attributes[colon < 0 ? 'xmlns' : `xmlns:${tag.name.slice(0, colon)}`] ?? '';
}
