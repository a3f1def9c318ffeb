import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { ListKeeper } from '../lists/state/list-keeper.ts';
import type { RecentScreenings } from './recent-screenings.ts';
import type { ControlLost } from './thread-protocol.ts';

/** Most faults that are reported; the first is the most useful. */
const MOST_SHOWN = 10;

type ControlFaultsOptions = {
  readonly keeper: Pick<ListKeeper, 'current' | 'fail'>;
  readonly recent: Pick<RecentScreenings, 'forget'>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/**
 * Control names that were not found, by this thread or by one of the pool. A thread of the pool is replaced, and what
 * it answered is reported as doubtful. Where a second one fails on the same index, the index or the machine is at
 * fault: all lists are stale from then on, as when the main thread no longer finds a name.
 */
export class ControlFaults {
  readonly #options: ControlFaultsOptions;
  readonly #problems: string[] = [];
  #failedOn: readonly ControlName[] | undefined;

  constructor(options: ControlFaultsOptions) {
    this.#options = options;
  }

  /** Sentences for the operator, until the service restarts. They contain no name. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Control names of the index that a thread is given, where it is the one in use. */
  readonly controlsOf = (image: unknown): readonly ControlName[] => {
    const snapshot = this.#options.keeper.current();
    return snapshot !== undefined && snapshot.image === image ? snapshot.controls : [];
  };

  /** The fault, which the operator also sees. */
  readonly tell = (problem: string): void => {
    this.#options.report(`warning: ${problem}`);
    if (this.#problems.length < MOST_SHOWN) this.#problems.push(problem);
  };

  /** A thread was replaced because of this. */
  readonly lost = ({ list, goodUntilMs }: ControlLost): void => {
    const { keeper, recent, now } = this.#options;
    const [from, to] = [new Date(goodUntilMs).toISOString(), new Date(now()).toISOString()];
    const problem = `A search thread did not find a control name of the list ${list} and was replaced. It may have missed parties from ${from} to ${to}: screen what was answered then again.`;
    this.tell(problem);
    const snapshot = keeper.current();
    if (snapshot === undefined) return;
    // What it found, or did not, is not to be answered once more.
    recent.forget(snapshot.screener);
    const isAgain = this.#failedOn === snapshot.controls;
    this.#failedOn = snapshot.controls;
    if (!isAgain) return;
    const reason = 'Several search threads did not find a control name: restart the service.';
    this.tell(reason);
    keeper.fail(reason);
  };
}
