/**
 * Reads by key, one at a time for each key. Calls during a read share the next one, which begins when it ends: each
 * call sees everything committed before it, and a busy key costs no more than an idle one.
 */
export class SharedReads<T> {
  readonly #read: (key: string) => Promise<T>;
  readonly #running = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  constructor(read: (key: string) => Promise<T>) {
    this.#read = read;
  }

  get(key: string): Promise<T> {
    const running = this.#running.get(key);
    if (running === undefined) return this.#start(key);
    const next = this.#next.get(key) ?? running.then(noResult, noResult).then(() => this.#start(key));
    this.#next.set(key, next);
    return next;
  }

  #start(key: string): Promise<T> {
    this.#next.delete(key);
    const started = this.#read(key);
    this.#running.set(key, started);
    const end = (): void => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    };
    started.then(end, end);
    return started;
  }
}

const noResult = (): void => {};
