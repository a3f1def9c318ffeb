/** Output of a progress line. */
type ProgressOutput = {
  readonly write: (text: string) => void;
  /** A terminal redraws one line; any other output receives a new line at intervals. */
  readonly isTerminal: boolean;
  /** Width of the terminal in characters. */
  readonly columns: number;
};

const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;
const NEVER = Number.NEGATIVE_INFINITY;
const CLEAR = '\r\u001b[2K';

/** Shows work in progress, below all other lines. Other output must go through `above`. */
export class ProgressLine {
  readonly #output: ProgressOutput;
  #text: string | null = null;
  #startedMs = 0;
  #wroteMs = NEVER;
  #isDrawn = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(output: ProgressOutput) {
    this.#output = output;
  }

  /** Sets the current work; null ends the display. */
  show(text: string | null): void {
    const nowMs = performance.now();
    if (text === null) {
      this.#end();
      return;
    }
    if (this.#text === null) {
      this.#startedMs = nowMs;
      // Short work is not worth a line that stays.
      this.#wroteMs = this.#output.isTerminal ? NEVER : nowMs;
      this.#timer = setInterval(() => this.#draw(), 1_000).unref();
    }
    this.#text = text;
    this.#draw();
  }

  /** Runs code that prints its own lines. */
  above(print: () => void): void {
    if (this.#isDrawn) this.#output.write(CLEAR);
    this.#isDrawn = false;
    print();
    if (this.#output.isTerminal) this.#wroteMs = NEVER;
    this.#draw();
  }

  #draw(): void {
    const { isTerminal, columns, write } = this.#output;
    const nowMs = performance.now();
    if (this.#text === null || nowMs - this.#wroteMs < (isTerminal ? REDRAW_EVERY_MS : LINE_EVERY_MS)) return;
    this.#wroteMs = nowMs;
    const line = `  ${this.#text}, ${Math.round((nowMs - this.#startedMs) / 1_000)} s`;
    write(isTerminal ? `${CLEAR}${line.slice(0, columns - 1)}` : `${line}\n`);
    this.#isDrawn = isTerminal;
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#text = null;
    if (this.#isDrawn) this.#output.write(CLEAR);
    this.#isDrawn = false;
  }
}

/** A progress line on standard error. */
export const progressOn = (stream: NodeJS.WriteStream): ProgressLine =>
  new ProgressLine({
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY === true,
    columns: stream.columns || 80,
  });
