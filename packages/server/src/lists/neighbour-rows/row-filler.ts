import type { Worker } from 'node:worker_threads';
import { hasRoom, stringCount, unpackIndex } from '@namesake/engine';
import { startThread } from '../../lib/threads/start-thread.ts';
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
  #thread: Worker | undefined;

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
   * @returns false where there is nothing to do: they were saved, or are few
   */
  fill({ image, file }: Pick<Snapshot, 'file' | 'image'>): boolean {
    this.end();
    if (image?.rows === undefined || !hasRoom(image.rows)) return false;
    if (stringCount(unpackIndex(image).tokens.forms) < this.#fewest) return false;
    const input: FillOrder = { image, file };
    const thread = startThread<never>(
      new URL('./rows-thread.ts', import.meta.url),
      { input, limits: { maxYoungGenerationSizeMb: 8 }, isBackground: true, endedText: ENDED },
      {
        message: () => {},
        ended: ({ message }) => {
          if (message !== ENDED && this.#thread === thread)
            this.#report(`The rows of the index are not saved: ${message}`);
        },
      },
    );
    this.#thread = thread;
    return true;
  }

  end(): void {
    const thread = this.#thread;
    this.#thread = undefined;
    void thread?.terminate();
  }
}

const ENDED = 'the rows are there';
