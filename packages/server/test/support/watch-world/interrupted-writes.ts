import { Writer } from '../../../src/db/writing/writer.ts';

/** Everything that needs an interned text waits for the one write of it, so nothing can be done before that write. */
const IS_INTERNED = /^insert into "(?:actor|context)"/;

/** What happens at a write: its process dies, before the write is made or after, or others do something first. */
export type Interruption = 'dies_before' | 'dies_after' | (() => Promise<unknown>);

const dead = (): Error => new Error('This process is dead, says the test.');

/** Interrupts one write of a process. A process that died writes nothing any more, whatever of it still goes on. */
export class InterruptedWrites {
  readonly #dead = new WeakSet<Writer>();
  readonly #end: () => void;
  #life = new AbortController();
  #next: { left: number; readonly by: Interruption } | undefined;
  /** What others do at a write. */
  #others: Promise<unknown> = Promise.resolve();

  constructor() {
    const { unit, screening } = Writer.prototype;
    const around = <Result>(writer: Writer, isInterned: boolean, write: () => Promise<Result>): Promise<Result> =>
      this.#write(writer, isInterned, write);
    Writer.prototype.unit = function (...statements) {
      const isInterned = statements.some((one) => 'sql' in one && IS_INTERNED.test(one.sql));
      return around(this, isInterned, () => unit.call(this, ...statements));
    };
    Writer.prototype.screening = function (row) {
      return around(this, false, () => screening.call(this, row));
    };
    this.#end = () => Object.assign(Writer.prototype, { unit, screening });
  }

  /** Ends what goes on in the process that may die, once it dies. */
  get signal(): AbortSignal {
    return this.#life.signal;
  }

  /** Interrupts the write with this number, from 1, of what is done. Resolves with whether its process died. */
  async during(number: number, by: Interruption, deed: () => Promise<unknown>): Promise<boolean> {
    const next = { left: number, by };
    this.#next = next;
    this.#others = Promise.resolve();
    try {
      await deed();
      // The write may have been another one, of something that went on: what is next comes after both.
      await this.#others;
    } catch (error) {
      if (next.left > 0 || typeof by === 'function') throw error;
    } finally {
      this.#next = undefined;
      this.#life = new AbortController();
    }
    return next.left === 0 && typeof by === 'string';
  }

  end(): void {
    this.#end();
  }

  async #write<Result>(writer: Writer, isInterned: boolean, write: () => Promise<Result>): Promise<Result> {
    if (this.#dead.has(writer)) throw dead();
    const next = this.#next;
    if (isInterned && typeof next?.by === 'function') return write();
    if (next !== undefined) next.left -= 1;
    if (next === undefined || next.left > 0) return write();
    this.#next = undefined;
    if (typeof next.by === 'function') {
      this.#others = next.by();
      await this.#others;
      return write();
    }
    this.#dead.add(writer);
    // What was done may end before this write does, and another process may live by then.
    const life = this.#life;
    if (next.by === 'dies_after') await write();
    life.abort(dead());
    throw dead();
  }
}
