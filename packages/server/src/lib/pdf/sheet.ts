import type { Block, Look } from './block.ts';
import type { FontBook } from './font-book.ts';
import { type Line, linesOf } from './lines.ts';

const MARGIN = 50;
const FOOT = 40;
const LABEL_WIDTH = 105;
const LEADING = 1.42;
const GUTTER = 8;
const BOLD_EM = 0.03;
const ONE_LINE_EM = 1_000;
const INK = '#111827';
const SOFT = '#4b5563';
const RULE = '#d1d5db';

type Style = { readonly size: number; readonly color: string; readonly isBold: boolean };

const TITLE: Style = { size: 18, color: INK, isBold: true };
const HEADING: Style = { size: 12, color: INK, isBold: true };
const BODY: Style = { size: 9.5, color: INK, isBold: false };
const STRONG: Style = { ...BODY, isBold: true };
const ITEM: Style = { ...STRONG, size: 10.5 };
const NOTICE: Style = { ...STRONG, size: 12.5 };
const CELL: Style = { ...BODY, size: 8.5 };
const SMALL: Style = { ...BODY, size: 8.5, color: SOFT };
const OF_LOOK: Readonly<Record<Look, Style>> = { plain: BODY, strong: STRONG, soft: SMALL };

/** Writes blocks onto pages, from top to bottom. Page breaks never cut a line. */
export class Sheet {
  readonly #doc: PDFKit.PDFDocument;
  readonly #book: FontBook;
  #y = MARGIN;

  /** @param doc a document without pages that buffers them until the end */
  constructor(doc: PDFKit.PDFDocument, book: FontBook) {
    this.#doc = doc;
    this.#book = book;
    // fontkit fonts are accepted too, though the types do not say so.
    for (const { id, font } of book.faces) doc.registerFont(id, font as unknown as PDFKit.Mixins.PDFFontSource);
    doc.addPage();
  }

  write(block: Block): void {
    const width = this.#doc.page.width - 2 * MARGIN;
    switch (block.kind) {
      case 'title':
        this.#paragraph(block.text, TITLE, MARGIN, width);
        this.#space(4);
        break;
      case 'heading':
        this.#space(12);
        // A heading never stands alone at the end of a page.
        this.#keep(70);
        this.#paragraph(block.text, HEADING, MARGIN, width);
        this.#space(3);
        break;
      case 'text':
        this.#paragraph(block.text, OF_LOOK[block.look], MARGIN, width);
        this.#space(2);
        break;
      case 'notice':
        this.#notice(block.title, block.text, width);
        break;
      case 'item':
        this.#space(6);
        this.#keep(60);
        // The number comes first, whatever the direction of the name.
        this.#paragraph(block.title, ITEM, MARGIN, width, 'ltr');
        this.#paragraph(block.note, SMALL, MARGIN, width);
        this.#space(2);
        break;
      case 'fact':
        this.#fact(block.label, block.value, width);
        break;
      case 'row':
        this.#row(block, width);
        break;
    }
  }

  /** Writes a line and the page number at the foot of every page. */
  foot(text: string): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#doc.switchToPage(page);
      const y = this.#doc.page.height - FOOT;
      this.#lines(linesOf(this.#book, text, ONE_LINE_EM), SMALL, MARGIN, y);
      const number = linesOf(this.#book, `Page ${page + 1} of ${count}`, ONE_LINE_EM);
      const width = widthEmOf(number) * SMALL.size;
      this.#lines(number, SMALL, this.#doc.page.width - MARGIN - width, y);
    }
  }

  #notice(title: string, text: string, width: number): void {
    const inner = width - 24;
    const titles = linesOf(this.#book, title, inner / NOTICE.size);
    const texts = linesOf(this.#book, text, inner / BODY.size);
    const height = titles.length * NOTICE.size * LEADING + texts.length * BODY.size * LEADING + 20;
    this.#space(6);
    this.#keep(height);
    this.#doc.lineWidth(1).roundedRect(MARGIN, this.#y, width, height, 4).stroke(INK);
    const below = this.#lines(titles, NOTICE, MARGIN + 12, this.#y + 10);
    this.#lines(texts, BODY, MARGIN + 12, below);
    this.#y += height + 4;
  }

  #fact(label: string, value: string, width: number): void {
    const labels = linesOf(this.#book, label, ONE_LINE_EM);
    // A long label gets its own line.
    const isLong = widthEmOf(labels) * SMALL.size > LABEL_WIDTH - 6;
    this.#keep((isLong ? 2 : 1) * BODY.size * LEADING);
    this.#lines(labels, SMALL, MARGIN, this.#y);
    if (isLong) this.#y += SMALL.size * LEADING;
    this.#paragraph(value, BODY, MARGIN + LABEL_WIDTH, width - LABEL_WIDTH);
    this.#space(1);
  }

  /** Cells next to each other, as high as the highest one. */
  #row({ cells, widths, isHead }: Extract<Block, { kind: 'row' }>, width: number): void {
    const style = isHead ? SMALL : CELL;
    const columns = cells.map((cell, at) => {
      const room = ((widths[at] ?? 0) * width - GUTTER) / style.size;
      return cell.split('\n').flatMap((part) => linesOf(this.#book, part, room));
    });
    const most = Math.max(1, ...columns.map((lines) => lines.length));
    this.#keep(most * style.size * LEADING);
    let x = MARGIN;
    for (const [at, lines] of columns.entries()) {
      this.#lines(lines, style, x, this.#y);
      x += (widths[at] ?? 0) * width;
    }
    this.#y += most * style.size * LEADING + 2;
  }

  #paragraph(text: string, style: Style, x: number, width: number, direction?: 'ltr'): void {
    for (const part of text.split('\n'))
      for (const line of linesOf(this.#book, part, width / style.size, direction)) {
        this.#keep(style.size * LEADING);
        this.#y = this.#lines([line], style, x, this.#y);
      }
  }

  /** Draws lines downwards from y; returns the y below them. */
  #lines(lines: readonly Line[], { size, color, isBold }: Style, left: number, top: number): number {
    let y = top;
    for (const line of lines) {
      let x = left;
      for (const { text, face, widthEm } of line) {
        const outlineEm = face.outlineEm + (isBold ? BOLD_EM : 0);
        this.#doc.font(face.id).fontSize(size).fillColor(color).strokeColor(color);
        this.#doc.lineWidth(outlineEm * size).text(text, x, y + size, {
          baseline: 'alphabetic',
          lineBreak: false,
          // Shapes the run as a whole; otherwise words of right-to-left texts would be in the wrong order.
          features: [],
          stroke: outlineEm > 0,
          fill: true,
        });
        x += widthEm * size;
      }
      y += size * LEADING;
    }
    return y;
  }

  #space(height: number): void {
    this.#y += height;
  }

  #keep(height: number): void {
    if (this.#y + height <= this.#doc.page.height - FOOT - 12) return;
    this.#doc.addPage();
    this.#y = MARGIN;
    this.#doc
      .lineWidth(0.5)
      .moveTo(MARGIN, this.#y - 8)
      .lineTo(this.#doc.page.width - MARGIN, this.#y - 8)
      .stroke(RULE);
  }
}

const widthEmOf = ([line = []]: readonly Line[]): number => line.reduce((sum, { widthEm }) => sum + widthEm, 0);
