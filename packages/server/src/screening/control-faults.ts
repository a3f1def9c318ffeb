import type { ControlName } from '../lists/snapshot/prove-index.ts';
import type { ListKeeper } from '../lists/state/list-keeper.ts';
import type { RecentScreenings } from './recent-screenings.ts';
import type { ControlLost } from './thread-protocol.ts';

/** Limit of reported faults; the first is the most useful. */
const MAX_SHOWN = 10;

type ControlFaultsOptions = {
  readonly keeper: Pick<ListKeeper, 'current' | 'fail'>;
  readonly recent: Pick<RecentScreenings, 'forget'>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/**
 * Control names that the main thread or a pool thread failed to find. The pool thread is replaced and its answers are
 * reported as doubtful. After a second failure on the same index all lists are stale: the index or the machine is at
 * fault.
 */
export class ControlFaults {
  readonly #options: ControlFaultsOptions;
  readonly #problems: string[] = [];
  #failedOn: readonly ControlName[] | undefined;

  constructor(options: ControlFaultsOptions) {
    this.#options = options;
  }

  /** Messages for the operator, kept until the service restarts. They contain no names. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** Control names of the index that a thread receives; none if that index is not the current one. */
  readonly controlsOf = (image: unknown): readonly ControlName[] => {
    const snapshot = this.#options.keeper.current();
    return snapshot !== undefined && snapshot.image === image ? snapshot.controls : [];
  };

  /** Reports a fault to the operator. */
  readonly tell = (problem: string): void => {
    this.#options.report(`warning: ${problem}`);
    if (this.#problems.length < MAX_SHOWN) this.#problems.push(problem);
  };

  /** A thread was replaced because it failed to find this control name. */
  readonly lost = ({ list, goodUntilMs }: ControlLost): void => {
    const { keeper, recent, now } = this.#options;
    const [from, to] = [new Date(goodUntilMs).toISOString(), new Date(now()).toISOString()];
    const problem = `A search thread did not find a control name of the list ${list} and was replaced. It may have missed parties from ${from} to ${to}: screen what was answered then again.`;
    this.tell(problem);
    const snapshot = keeper.current();
    if (snapshot === undefined) return;
    // Results of that thread must not be served again.
    recent.forget(snapshot.screener);
    const isAgain = this.#failedOn === snapshot.controls;
    this.#failedOn = snapshot.controls;
    if (!isAgain) return;
    const reason = 'Several search threads did not find a control name: restart the service.';
    this.tell(reason);
    keeper.fail(reason);
  };
}
