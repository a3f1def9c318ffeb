import { answerJob } from '../../src/screening/answer-job.ts';
import type { StartThread, ThreadListener } from '../../src/screening/start-pool-thread.ts';
import type { SearchJob, ThreadRequest } from '../../src/screening/thread-protocol.ts';
import { fakeScreener } from './fake-screener.ts';

type Search = Extract<ThreadRequest, { kind: 'search' }>;

/** A thread that answers when a test lets it. */
export class FakeThread {
  readonly #listener: ThreadListener;
  /** All messages that it received. */
  readonly told: ThreadRequest[] = [];
  ended = false;

  constructor(listener: ThreadListener) {
    this.#listener = listener;
  }

  /** Texts it was asked for, in order. */
  get texts(): readonly string[] {
    return this.told.filter((request): request is Search => request.kind === 'search').map(({ job }) => textOf(job));
  }

  /** Answers what it was asked last. */
  answer(): void {
    const last = this.told.findLast((request): request is Search => request.kind === 'search');
    if (last === undefined) throw new Error('It was asked nothing.');
    this.#listener.answered(answerJob(fakeScreener, last.job));
  }

  /** Does not find a control name. */
  lose(list: string): void {
    this.#listener.lost({ kind: 'control_lost', list, goodUntilMs: 0 });
  }

  fail(): void {
    this.#listener.ended(new Error('out of memory'));
  }
}

const textOf = (job: SearchJob): string =>
  job.kind === 'together' ? job.searches.map(({ query }) => query.searchText).join(' | ') : job.query.searchText;

/** Threads and clocks that do what a test says. */
export class FakeThreads {
  readonly all: FakeThread[] = [];
  readonly #clocks = new Set<{ readonly ms: number; readonly run: () => void }>();

  readonly start: StartThread = (listener) => {
    const thread = new FakeThread(listener);
    this.all.push(thread);
    return {
      post: (request) => void thread.told.push(request),
      end: () => {
        thread.ended = true;
      },
    };
  };

  readonly after = (ms: number, run: () => void): (() => void) => {
    const clock = { ms, run };
    this.#clocks.add(clock);
    return () => this.#clocks.delete(clock);
  };

  /** Lets the time of every clock that was set to so many milliseconds be over. */
  expire(ms: number): void {
    for (const clock of [...this.#clocks]) {
      if (clock.ms !== ms) continue;
      this.#clocks.delete(clock);
      clock.run();
    }
  }

  /** The thread that was started first, second … */
  at(number: number): FakeThread {
    const thread = this.all[number];
    if (thread === undefined) throw new Error(`Thread ${number} was not started.`);
    return thread;
  }
}
