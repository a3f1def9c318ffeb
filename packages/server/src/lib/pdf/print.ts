import PDFDocument from 'pdfkit';
import { type Block, textsOf } from './block.ts';
import { FontBook } from './font-book.ts';
import { Sheet } from './sheet.ts';

/** A file attached to a document. */
export type AttachedFile = {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly about: string;
};

/** A document to print. */
export type PrintOrder = {
  readonly title: string;
  /** At the foot of each page. */
  readonly foot: string;
  readonly blocks: readonly Block[];
  /** Creation time in the document, Unix milliseconds. */
  readonly madeAtMs: number;
  readonly attached: readonly AttachedFile[];
};

/** A PDF of A4 pages. The same order always gives the same bytes. */
export async function print(order: PrintOrder): Promise<Uint8Array> {
  const { title, foot, blocks, madeAtMs, attached } = order;
  const book = new FontBook();
  // Digits and brackets occur in page numbers and escapes.
  await book.load(['Page 0123456789 of [U+ABCDEF]', title, foot, ...blocks.flatMap(textsOf)]);
  const made = new Date(madeAtMs);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: 'Namesake', Producer: 'Namesake', CreationDate: made, ModDate: made },
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const sheet = new Sheet(doc, book);
  for (const block of blocks) sheet.write(block);
  sheet.foot(foot);
  for (const { name, type, text, about: description } of attached) {
    const facts = { name, type, description, creationDate: made, modifiedDate: made, relationship: 'Source' };
    doc.file(Buffer.from(text), facts);
  }
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
