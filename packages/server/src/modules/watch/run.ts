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

/** Resumes a run. If lists or rules change meanwhile, it ends as superseded and another one begins. */
export async function runWatch(app: App, id: string, signal: AbortSignal): Promise<void> {
  const run = await app.storage.runs.find(id);
  if (run?.state !== 'running') return;
  const last = await app.storage.runs.latest();
  const delta = run.kind !== 'delta' || last === undefined ? undefined : await deltaSince(app, last.ground);
  const snapshot = app.lists.current();
  if (snapshot === undefined || (run.kind === 'delta' && delta === undefined)) return end(app, run, 'superseded', null);
  const book = new Book(delta?.on ?? snapshot);
  // Nothing that answers depend on has changed since the last run: any difference was missed.
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
        // Threads search for the next part while this one is processed, unless live searches are waiting.
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

  /**
   * Processes a part and records it. Resolves with the updated run; undefined if it ended or another process stored
   * this part.
   */
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

  /** Reads the customers the run processes next and finds those whom no search matches. */
  #look(run: Run): Promise<Seen> {
    const seen = this.#sieve.next(run).then(async (sifted) => {
      return { ...sifted, nothing: await this.#dealing.findNothing(run, sifted.customers, sifted.untouched) };
    });
    // Prevents an unhandled rejection: if processing the part before fails, that error is reported.
    seen.catch(() => {});
    return seen;
  }

  async #root(run: Run): Promise<Buffer | null> {
    return run.kind === 'full' ? rootOf(await this.#app.storage.runs.leaves(run.id)) : null;
  }
}

/** Counts of clear customers that the change does not touch. */
const stayedClear = (count: number): RunCounts => ({ ...NO_COUNTS, customers: count, clear: count });

/** Ends a run. Its results are in the audit log, which is sealed and signed. */
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
