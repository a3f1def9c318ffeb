import type { ListRefused } from '../list/list-refused.ts';

/** Cuts text that comes in chunks into lines, in time that grows with the text, however long a line is. */
export class TextLines {
  readonly #onLine: (line: string) => void;
  readonly #tooLong: () => ListRefused;
  readonly #mostLength: number;
  /** What came of the line that is not at its end yet. */
  #rest: string[] = [];
  #length = 0;

  /** `tooLong`: what is thrown as soon as a line is longer than `mostLength` (UTF-16 units). */
  constructor(mostLength: number, onLine: (line: string) => void, tooLong: () => ListRefused) {
    this.#mostLength = mostLength;
    this.#onLine = onLine;
    this.#tooLong = tooLong;
  }

  write(text: string): void {
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    const [first, ...others] = lines;
    if (first !== undefined) {
      this.#keep(first);
      this.end();
      for (const line of others) this.#onLine(line);
    }
    this.#keep(last);
  }

  /** Hands on what came after the last line end, if only an empty line. */
  end(): void {
    const line = this.#rest.length === 1 ? (this.#rest[0] ?? '') : this.#rest.join('');
    this.#rest = [];
    this.#length = 0;
    this.#onLine(line);
  }

  #keep(text: string): void {
    if (text === '') return;
    this.#rest.push(text);
    this.#length += text.length;
    if (this.#length > this.#mostLength) throw this.#tooLong();
  }
}
