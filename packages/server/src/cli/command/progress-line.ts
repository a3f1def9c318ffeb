/** Where a progress line goes. */
type ProgressOutput = {
  readonly write: (text: string) => void;
  /** A terminal has one line that is written again and again; anything else gets a new line now and then. */
  readonly isTerminal: boolean;
  /** Characters in a line of the terminal. */
  readonly columns: number;
};

const REDRAW_EVERY_MS = 100;
const LINE_EVERY_MS = 10_000;
const NEVER = Number.NEGATIVE_INFINITY;
const CLEAR = '\r\u001b[2K';

/**
 * Says that something goes on and how far it is, below all other lines. Lines that others write must go through
 * `above`.
 */
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

  /** What goes on now; null where nothing does any more. */
  show(text: string | null): void {
    const nowMs = performance.now();
    if (text === null) {
      this.#end();
      return;
    }
    if (this.#text === null) {
      this.#startedMs = nowMs;
      // What is done in a blink is not worth a line where lines stay.
      this.#wroteMs = this.#output.isTerminal ? NEVER : nowMs;
      this.#timer = setInterval(() => this.#draw(), 1_000).unref();
    }
    this.#text = text;
    this.#draw();
  }

  /** Runs what writes lines of its own. */
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
