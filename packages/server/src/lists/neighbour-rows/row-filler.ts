import { hasRoom, stringCount, unpackIndex } from '@namesake/engine';
import { runInThread } from '../../lib/threads/run-in-thread.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { FillOrder } from './rows-thread.ts';

/** Below, a thread takes more time than it saves. */
const FEWEST_FORMS = 10_000;

/**
 * Works out the rows of the forms that are searched, in a thread that lets searches go first. Searches use each row as
 * it comes.
 */
export class RowFiller {
  readonly #report: (line: string) => void;
  readonly #fewest: number;
  #stop = new AbortController();
  #filling: Promise<unknown> = Promise.resolve();

  /**
   * @param report receives lines for the operator
   * @param fewest forms that a thread is started for
   */
  constructor(report: (line: string) => void, fewest: number = FEWEST_FORMS) {
    this.#report = report;
    this.#fewest = fewest;
  }

  /**
   * Works out the rows of this index from now on, and of no other.
   * @returns whether they were worked out to the end; not where they were saved, or are few
   */
  async fill({ image, file }: Pick<Snapshot, 'file' | 'image'>): Promise<boolean> {
    this.end();
    if (image?.rows === undefined || !hasRoom(image.rows)) return false;
    if (stringCount(unpackIndex(image).tokens.forms) < this.#fewest) return false;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    // Only one thread may write rows: the same index may be adopted again while its thread is ending.
    const filling = this.#filling.then(() => this.#run({ image, file }, signal));
    this.#filling = filling;
    return filling;
  }

  async #run(order: FillOrder, signal: AbortSignal): Promise<boolean> {
    const options = {
      limits: { maxYoungGenerationSizeMb: 8 },
      isBackground: true,
      endedText: 'the thread ended early',
    };
    try {
      await runInThread(new URL('./rows-thread.ts', import.meta.url), order, { signal, ...options });
      return true;
    } catch (error) {
      if (!signal.aborted) this.#report(`The rows of the index are not saved: ${String(error)}`);
      return false;
    }
  }

  end(): void {
    this.#stop.abort();
  }
}
