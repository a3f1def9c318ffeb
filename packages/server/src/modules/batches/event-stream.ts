import { Readable } from 'node:stream';

/** An event as text (WHATWG HTML, server-sent events). JSON has no line breaks. */
export const eventText = (event: string, json: string, id?: string): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${json}\n\n`;

const BEAT = ': \n\n';

/**
 * Stream of events of which each replaces the one before: a slow reader gets only the newest, so the buffer stays
 * small. Emits `close` when it is destroyed.
 */
export class EventStream extends Readable {
  #head: string;
  #isWanted = false;
  #next = '';
  #isEnding = false;

  /** @param retryMs delay after which browsers reconnect */
  constructor(retryMs: number) {
    super();
    this.#head = `retry: ${retryMs}\n\n`;
  }

  /** False while sent data is still buffered. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  send(text: string): void {
    if (this.#isEnding) return;
    this.#next = text;
    this.#flush();
  }

  /** Keeps proxies from closing an idle connection. */
  beat(): void {
    if (this.#isWanted && !this.#isEnding) this.#isWanted = this.push(BEAT);
  }

  /** Ends the stream once everything sent has been delivered. */
  finish(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#flush();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#flush();
  }

  #flush(): void {
    if (!this.#isWanted || this.destroyed) return;
    const text = this.#head + this.#next;
    [this.#head, this.#next] = ['', ''];
    if (text !== '') this.#isWanted = this.push(text);
    if (this.#isEnding) this.push(null);
  }
}
