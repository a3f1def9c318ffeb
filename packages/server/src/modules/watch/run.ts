import { setImmediate } from 'node:timers/promises';
import type { RunCounts } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { isComplete } from '../../lists/state/list-book.ts';
import { Book } from '../../screening/book.ts';
import type { Customer } from '../customers/store/customer.ts';
import { Dealing, type DealingOptions } from './deal.ts';
import { deltaSince } from './delta.ts';
import { groundOf, otherGrounds } from './ground.ts';
import { leafOf, rootOf } from './leaves.ts';
import { Sieve, type Sifted } from './sift.ts';
import { NO_COUNTS, type Run, sum, sumByGroup } from './store/run.ts';

/** Resumes a run. Where lists or rules change meanwhile, it ends and another one begins. */
export async function runWatch(app: App, id: string, signal: AbortSignal): Promise<void> {
  const run = await app.storage.runs.find(id);
  if (run?.state !== 'running') return;
  const last = await app.storage.runs.latest();
  const delta = run.kind !== 'delta' || last === undefined ? undefined : await deltaSince(app, last.ground);
  const snapshot = app.lists.current();
  if (snapshot === undefined || (run.kind === 'delta' && delta === undefined)) return end(app, run, 'superseded', null);
  const book = new Book(delta?.on ?? snapshot);
  // Nothing that changes an answer has changed since: what differs all the same was missed.
  const isRepeated =
    run.kind === 'full' && last?.state === 'done' && (await otherGrounds(app, last, run.ground)).length === 0;
  try {
    await new Going(app, book, { delta, isRepeated, signal }).go(run);
  } finally {
    await book.close();
  }
}

type Seen = Sifted & { readonly nothing: ReadonlySet<Customer> };

class Going {
  readonly #app: App;
  readonly #dealing: Dealing;
  readonly #signal: AbortSignal;
  readonly #sieve: Sieve;

  constructor(app: App, book: Book, options: DealingOptions) {
    [this.#app, this.#signal] = [app, options.signal];
    this.#dealing = new Dealing(app, book, options);
    this.#sieve = new Sieve(app, book, this.#dealing);
  }

  async go(begun: Run): Promise<void> {
    let isWhole = true;
    let coming: Promise<Seen> | undefined;
    try {
      for (let run: Run | undefined = begun; run !== undefined; ) {
        this.#signal.throwIfAborted();
        const seen = await (coming ?? this.#look(run));
        // Threads look at the next ones while these are dealt with, unless somebody waits for searches.
        const { lookedTo } = seen;
        const isAlone = lookedTo === undefined || this.#app.live.areComing;
        coming = isAlone ? undefined : this.#look({ ...run, lookedTo });
        isWhole &&= isComplete(this.#app.lists.states(this.#app.now()));
        run = await this.#deal(run, seen, isWhole);
        await setImmediate();
      }
    } finally {
      await coming?.catch(() => {});
    }
  }

  /** Deals with some customers and records that. Resolves with the run as it is then; undefined where it ended. */
  async #deal(run: Run, { customers, nothing, passed, noted, lookedTo }: Seen, isWhole: boolean) {
    const { runs } = this.#app.storage;
    const looked = await this.#dealing.deal(run, customers, isWhole, nothing);
    const isSame = (await groundOf(this.#app))?.key === run.ground.key;
    if (!isSame || lookedTo === undefined) {
      const state = !isSame ? 'superseded' : isWhole ? 'done' : 'incomplete';
      await end(this.#app, run, state, isSame ? await this.#root(run) : null);
      return undefined;
    }
    const counted = [
      ...looked.map(({ group, counts }) => [group, counts] as const),
      ...passed.map(([group, count]) => [group, stayedClear(count)] as const),
    ];
    const leaves = looked.map(({ reference, status }) => leafOf(this.#app, reference, status));
    const part = {
      lookedTo,
      counts: counted.reduce((all, [, counts]) => sum(all, counts), run.counts),
      byGroup: sumByGroup(run.byGroup, counted),
      leaves: run.kind === 'full' ? Buffer.concat(leaves) : null,
    };
    return runs.finish(run, part, noted);
  }

  /** Reads whom a run deals with next, and looks for whom nothing is found. */
  #look(run: Run): Promise<Seen> {
    const seen = this.#sieve.next(run).then(async (sifted) => {
      return { ...sifted, nothing: await this.#dealing.findNothing(run, sifted.customers, sifted.untouched) };
    });
    // Where dealing with those before fails, that is what failed.
    seen.catch(() => {});
    return seen;
  }

  async #root(run: Run): Promise<Buffer | null> {
    return run.kind === 'full' ? rootOf(await this.#app.storage.runs.leaves(run.id)) : null;
  }
}

/** Counts of customers who were clear and whom nothing touches. */
const stayedClear = (count: number): RunCounts => ({ ...NO_COUNTS, customers: count, clear: count });

/** Ends a run; what it attests is in the audit log, which is sealed and signed. */
async function end(
  app: App,
  run: Run,
  state: 'done' | 'incomplete' | 'superseded',
  root: Buffer | null,
): Promise<void> {
  const { id, kind, why, policy, groups, book, counts, startedAt, dueAt, ground, changes = [] } = run;
  const endedAt = app.now();
  const detail = {
    run: id,
    kind,
    why,
    policy,
    groups,
    state,
    book,
    counts,
    startedAt,
    dueAt,
    changes,
    ...ground,
    root: root?.toString('hex') ?? null,
  };
  const event = { at: endedAt, actor: 'service', action: 'watch.run_ended', target: id, detail, requestId: '' };
  await app.storage.runs.end(run, { state, endedAt, root }, event);
}
