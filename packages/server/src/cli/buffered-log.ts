const MOST_CHARACTERS = 16_384;
/** How long a line may wait for others. */
const LONGEST_WAIT_MS = 100;

/**
 * Log lines for a file or a pipe, written several at a time: to write each by itself costs as much as to search.
 * An orderly end of the process must call `flush`.
 */
export class BufferedLog {
  readonly #print: (lines: string) => void;
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(print: (lines: string) => void) {
    this.#print = print;
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length >= MOST_CHARACTERS) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), LONGEST_WAIT_MS).unref();
  }

  /** Writes what has gathered. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const lines = this.#lines;
    this.#lines = '';
    if (lines !== '') this.#print(lines);
  }
}
