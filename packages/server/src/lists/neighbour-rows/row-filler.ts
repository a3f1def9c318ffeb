import { hasRoom, stringCount, unpackIndex } from '@namesake/engine';
import { runInThread } from '../../lib/threads/run-in-thread.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { FillOrder } from './rows-thread.ts';

/** Below this number of forms, a thread takes longer than it saves. */
const FEWEST_FORMS = 10_000;

/** Computes the rows of searched forms on a low-priority thread. Searches use each row as soon as it is ready. */
export class RowFiller {
  readonly #report: (line: string) => void;
  readonly #fewest: number;
  #stop = new AbortController();
  #filling: Promise<unknown> = Promise.resolve();

  /**
   * @param report receives lines for the operator
   * @param fewest minimum number of forms for which a thread is started
   */
  constructor(report: (line: string) => void, fewest: number = FEWEST_FORMS) {
    this.#report = report;
    this.#fewest = fewest;
  }

  /**
   * Starts computing the rows of this index, and stops those of any other.
   * @returns whether they were computed to the end; false if they were saved already, or are few
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
