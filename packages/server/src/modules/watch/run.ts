import { setImmediate } from 'node:timers/promises';
import type { RunCounts } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { isComplete } from '../../lists/state/list-state-reader.ts';
import { CustomerPrefilter } from '../../screening/customer-prefilter.ts';
import type { Customer } from '../customers/store/customer.ts';
import { CustomerProcessor, type ProcessorOptions } from './customer-processor.ts';
import { CustomerReader, type NextCustomers } from './customer-reader.ts';
import { deltaSince } from './delta.ts';
import { leafOf, rootOf } from './leaves.ts';
import { currentBasis, otherBases } from './screening-basis.ts';
import { NO_COUNTS, type Run, sum, sumByGroup } from './store/run.ts';

/** Resumes a run. If lists or rules change meanwhile, it ends as superseded and another one begins. */
export async function runWatch(app: App, id: string, signal: AbortSignal): Promise<void> {
  const run = await app.storage.runs.find(id);
  if (run?.state !== 'running') return;
  const last = await app.storage.runs.latest();
  const delta = run.kind !== 'delta' || last === undefined ? undefined : await deltaSince(app, last.basis);
  const snapshot = app.lists.current();
  if (snapshot === undefined || (run.kind === 'delta' && delta === undefined)) return end(app, run, 'superseded', null);
  const prefilter = new CustomerPrefilter(delta?.on ?? snapshot);
  // Nothing that answers depend on has changed since the last run: any difference was missed.
  const isRepeated =
    run.kind === 'full' && last?.state === 'done' && (await otherBases(app, last, run.basis)).length === 0;
  try {
    await new RunExecution(app, prefilter, { delta, isRepeated, signal }).execute(run);
  } finally {
    await prefilter.close();
  }
}

type NextPart = NextCustomers & { readonly nothing: ReadonlySet<Customer> };

class RunExecution {
  readonly #app: App;
  readonly #processor: CustomerProcessor;
  readonly #signal: AbortSignal;
  readonly #reader: CustomerReader;

  constructor(app: App, prefilter: CustomerPrefilter, options: ProcessorOptions) {
    [this.#app, this.#signal] = [app, options.signal];
    this.#processor = new CustomerProcessor(app, prefilter, options);
    this.#reader = new CustomerReader(app, prefilter, this.#processor);
  }

  async execute(begun: Run): Promise<void> {
    let isWhole = true;
    let preparing: Promise<NextPart> | undefined;
    try {
      for (let run: Run | undefined = begun; run !== undefined; ) {
        this.#signal.throwIfAborted();
        const part = await (preparing ?? this.#prepare(run));
        // Threads search for the next part while this one is processed, unless live searches are waiting.
        const { processedTo } = part;
        const isAlone = processedTo === undefined || this.#app.live.areComing;
        preparing = isAlone ? undefined : this.#prepare({ ...run, processedTo });
        isWhole &&= isComplete(this.#app.lists.states(this.#app.now()));
        run = await this.#process(run, part, isWhole);
        await setImmediate();
      }
    } finally {
      await preparing?.catch(() => {});
    }
  }

  /**
   * Processes a part and records it. Resolves with the updated run; undefined if it ended or another process stored
   * this part.
   */
  async #process(run: Run, { customers, nothing, skipped, noteStatements, processedTo }: NextPart, isWhole: boolean) {
    const { runs } = this.#app.storage;
    const processed = await this.#processor.process(run, customers, isWhole, nothing);
    const isSame = (await currentBasis(this.#app))?.key === run.basis.key;
    if (!isSame || processedTo === undefined) {
      const state = !isSame ? 'superseded' : isWhole ? 'done' : 'incomplete';
      await end(this.#app, run, state, isSame ? await this.#root(run) : null);
      return undefined;
    }
    const counted = [
      ...processed.map(({ group, counts }) => [group, counts] as const),
      ...skipped.map(([group, count]) => [group, stayedClear(count)] as const),
    ];
    const leaves = processed.map(({ reference, status }) => leafOf(this.#app, reference, status));
    const part = {
      processedTo,
      counts: counted.reduce((all, [, counts]) => sum(all, counts), run.counts),
      byGroup: sumByGroup(run.byGroup, counted),
      leaves: run.kind === 'full' ? Buffer.concat(leaves) : null,
    };
    return runs.finish(run, part, noteStatements);
  }

  /** Reads the customers the run processes next and finds those whom no search matches. */
  #prepare(run: Run): Promise<NextPart> {
    const part = this.#reader.next(run).then(async (next) => {
      return { ...next, nothing: await this.#processor.findNothing(run, next.customers, next.untouched) };
    });
    // Prevents an unhandled rejection: if processing the part before fails, that error is reported.
    part.catch(() => {});
    return part;
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
  const { id, kind, why, policy, groups, book, counts, startedAt, dueAt, basis, changes = [] } = run;
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
    ...basis,
    root: root?.toString('hex') ?? null,
  };
  const event = { at: endedAt, actor: 'service', action: 'watch.run_ended', target: id, detail, requestId: '' };
  await app.storage.runs.end(run, { state, endedAt, root }, event);
}
