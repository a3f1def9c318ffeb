import type { Worker } from 'node:worker_threads';
import type { IndexImage } from '@namesake/engine';
import { startThread } from '../../lib/threads/start-thread.ts';
import { THREAD_LIMITS } from '../../screening/thread-limits.ts';
import type { Block, BlockAnswer } from './answer-block.ts';
import type { Screening } from './screen-row.ts';

type Waiting = { readonly resolve: (answer: BlockAnswer) => void; readonly reject: (error: Error) => void };
type Thread = { readonly worker: Worker; readonly waiting: Waiting[] };

/** Threads that share one index; each starts when there is work for it. */
export class ScreenPool {
  readonly width: number;
  readonly #data: Screening & { readonly image: IndexImage };
  #threads: Thread[] = [];
  #closed = false;

  constructor(image: IndexImage, screening: Screening, width: number) {
    this.width = width;
    this.#data = { image, ...screening };
  }

  /** Answers a block on the least busy thread. */
  answer(block: Block): Promise<BlockAnswer> {
    const { worker, waiting } = this.#leastBusy();
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(block);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread {
    const [least] = this.#threads.toSorted((a, b) => a.waiting.length - b.waiting.length);
    const isIdle = least?.waiting.length === 0;
    return least !== undefined && (isIdle || this.#threads.length >= this.width) ? least : this.#start();
  }

  #start(): Thread {
    const url = new URL('./screen-thread.ts', import.meta.url);
    const waiting: Waiting[] = [];
    const endedText = 'A screening thread ended before its work was done.';
    const worker = startThread<BlockAnswer>(
      url,
      { input: this.#data, limits: THREAD_LIMITS, endedText },
      {
        // A thread answers in the order of requests.
        message: (answer) => waiting.shift()?.resolve(answer),
        ended: (cause) => {
          this.#threads = this.#threads.filter((one) => one.worker !== worker);
          if (!this.#closed) for (const { reject } of waiting.splice(0)) reject(cause);
        },
      },
    );
    const thread: Thread = { worker, waiting };
    this.#threads.push(thread);
    return thread;
  }
}
