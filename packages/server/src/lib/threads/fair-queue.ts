/** Queue that serves callers in turn, so that a caller with much work delays only itself. */
export class FairQueue<Item> {
  /** In order of turns. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Number of items that one caller has waiting. */
  sizeOf(caller: string): number {
    return this.#waiting.get(caller)?.length ?? 0;
  }

  add(caller: string, item: Item): void {
    const own = this.#waiting.get(caller);
    if (own === undefined) this.#waiting.set(caller, [item]);
    else own.push(item);
    this.#size += 1;
  }

  /** Takes the oldest item of the next caller, who moves to the end of the queue if more are waiting. */
  take(): Item | undefined {
    const next = this.#waiting.entries().next();
    if (next.done === true) return undefined;
    const [caller, own] = next.value;
    const item = own.shift();
    this.#waiting.delete(caller);
    if (own.length > 0) this.#waiting.set(caller, own);
    this.#size -= 1;
    return item;
  }

  /** Removes one item; false if it is not waiting any more. */
  remove(caller: string, item: Item): boolean {
    const own = this.#waiting.get(caller);
    const at = own?.indexOf(item) ?? -1;
    if (own === undefined || at < 0) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(caller);
    this.#size -= 1;
    return true;
  }
}
