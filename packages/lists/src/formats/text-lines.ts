import type { ListRefused } from '../list/list-refused.ts';

/** Splits chunks of text into lines, in linear time, however long a line is. */
export class TextLines {
  readonly #onLine: (line: string) => void;
  readonly #tooLong: () => ListRefused;
  readonly #mostLength: number;
  /** The incomplete line so far. */
  #rest: string[] = [];
  #length = 0;

  /** `tooLong`: creates the error thrown as soon as a line exceeds `mostLength` (UTF-16 units). */
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

  /** Passes on the text after the last line break, even if it is empty. */
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
