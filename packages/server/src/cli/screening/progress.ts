const EVERY_MS = 1_000;
const COUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Prints the progress, speed and remaining time of a run once a second. */
export class Progress {
  readonly #totalBytes: number | undefined;
  readonly #say: ((line: string) => void) | undefined;
  readonly #startedMs = performance.now();
  readonly #startBytes: number;
  #saidMs = performance.now();
  #rows = 0;

  constructor(totalBytes: number | undefined, startBytes: number, say: ((line: string) => void) | undefined) {
    this.#totalBytes = totalBytes;
    this.#startBytes = startBytes;
    this.#say = say;
  }

  /** Counts rows whose last one ends at this byte of the input. */
  add(rows: number, endBytes: number): void {
    this.#rows += rows;
    const nowMs = performance.now();
    if (this.#say === undefined || nowMs - this.#saidMs < EVERY_MS) return;
    this.#saidMs = nowMs;
    this.#say(this.#line(endBytes, (nowMs - this.#startedMs) / 1_000));
  }

  /** Summary of a finished run. */
  summary(): string {
    const seconds = (performance.now() - this.#startedMs) / 1_000;
    return `${COUNT.format(this.#rows)} rows in ${seconds.toFixed(1)} s (${COUNT.format(this.#rows / seconds)} a second)`;
  }

  #line(endBytes: number, seconds: number): string {
    const speed = `${COUNT.format(this.#rows)} rows, ${COUNT.format(this.#rows / seconds)} a second`;
    if (this.#totalBytes === undefined) return speed;
    const done = endBytes - this.#startBytes;
    const left = ((this.#totalBytes - endBytes) / Math.max(1, done)) * seconds;
    return `${speed}, ${Math.floor((100 * endBytes) / Math.max(1, this.#totalBytes))} %, ${Math.ceil(left)} s left`;
  }
}
