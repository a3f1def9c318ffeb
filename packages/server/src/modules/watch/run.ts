import { setImmediate } from 'node:timers/promises';
import type { App } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { isComplete } from '../../lists/state/list-book.ts';
import { Book } from '../../screening/book.ts';
import { policyOfGroup } from '../customers/groups.ts';
import type { Customer, PlacedCustomer } from '../customers/store/customer.ts';
import { Dealing, type DealingOptions, type Looked } from './deal.ts';
import { deltaSince } from './delta.ts';
import { groundOf } from './ground.ts';
import { leafOf, rootOf } from './leaves.ts';
import { type Run, sum, sumByGroup } from './store/run.ts';
import { BookWords, unnoted, type WordRow, wholeRows } from './words.ts';

/** Customers that are recorded as dealt with together: who is screened again at most after a crash. */
export const PART = 512;
/** Parts that a delta run deals with together: it looks at few of their customers. */
const PARTS = 8;

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
  const isRepeated = run.kind === 'full' && last?.state === 'done' && last.ground.key === run.ground.key;
  try {
    await new Going(app, book, { delta, isRepeated, signal }).go(run);
  } finally {
    await book.close();
  }
}

class Going {
  readonly #app: App;
  readonly #dealing: Dealing;
  readonly #signal: AbortSignal;
  readonly #words: BookWords;

  constructor(app: App, book: Book, options: DealingOptions) {
    [this.#app, this.#signal] = [app, options.signal];
    this.#dealing = new Dealing(app, book, options);
    this.#words = new BookWords(app, book);
  }

  async go(begun: Run): Promise<void> {
    const { runs } = this.#app.storage;
    let isWhole = true;
    for (let run = begun; ; ) {
      this.#signal.throwIfAborted();
      const rows = await this.#nextRows(run);
      const last = rows.at(-1)?.customers.at(-1);
      isWhole &&= isComplete(this.#app.lists.states(this.#app.now()));
      const sifted = await Promise.all(rows.map((row) => this.#sift(run, row)));
      const looked: Looked[] = [];
      for (const { customers, untouched } of sifted)
        looked.push(...(await this.#dealing.deal(run, customers, isWhole, untouched)));
      if ((await groundOf(this.#app))?.key !== run.ground.key) return end(this.#app, run, 'superseded', null);
      if (last === undefined) return end(this.#app, run, isWhole ? 'done' : 'incomplete', await this.#root(run));
      const leaves = looked.map(({ reference, status }) => leafOf(this.#app, reference, status));
      const part = {
        lookedTo: last.place,
        counts: looked.reduce((all, { counts }) => sum(all, counts), run.counts),
        byGroup: sumByGroup(
          run.byGroup,
          looked.map(({ group, counts }) => [group, counts]),
        ),
        leaves: run.kind === 'full' ? Buffer.concat(leaves) : null,
      };
      const next = await runs.finish(
        run,
        part,
        sifted.flatMap(({ noted }) => noted),
      );
      if (next === undefined) return;
      run = next;
    }
  }

  /** The customers that are next, with what is noted of them; in a delta run several parts. */
  async #nextRows(run: Run): Promise<readonly WordRow[]> {
    const rows: WordRow[] = [];
    for (let [{ lookedTo }, parts] = [run, 0]; parts < (run.kind === 'delta' ? PARTS : 1); parts += 1) {
      const part = await this.#app.storage.customers.book(lookedTo, run.upTo, PART, run.groups);
      // A row is noted as a whole, and a run over some groups reads a part of it.
      if (run.groups !== null) return part.length === 0 ? [] : [unnoted(part)];
      for (const customers of wholeRows(part, part.length < PART)) {
        rows.push(await this.#words.find(customers));
        lookedTo = customers.at(-1)?.place ?? lookedTo;
      }
      if (part.length < PART) break;
      await setImmediate();
    }
    return rows;
  }

  /** Whom of a row no search can find anybody for, and what is to be noted of the others. */
  async #sift(run: Run, row: WordRow) {
    const sifted = { customers: row.customers, untouched: new Set<Customer>(), noted: [] as readonly Statement[] };
    if (run.groups !== null) return sifted;
    const unknown: PlacedCustomer[] = [];
    const thresholds = await this.#thresholds(run, row);
    for (const [threshold, own] of Map.groupBy(row.watched, ({ group }) => thresholds.get(group) ?? null)) {
      const sorted = await this.#words.sort(row, own, threshold === null ? null : { threshold });
      unknown.push(...sorted.unknown);
      for (const one of sorted.untouched) sifted.untouched.add(one);
    }
    // Of whom is not proved, the data may be read otherwise than they will be.
    const noted = await this.#words.note(
      row,
      unknown.filter(({ isProved }) => isProved),
    );
    return { ...sifted, noted };
  }

  /** In a delta run, the thresholds by group under which finding nobody clears. */
  async #thresholds(run: Run, { watched }: WordRow): Promise<ReadonlyMap<string, number>> {
    const thresholds = new Map<string, number>();
    if (run.kind !== 'delta') return thresholds;
    for (const group of new Set(watched.map((customer) => customer.group))) {
      const policy = await this.#dealing.clearingPolicy(await policyOfGroup(this.#app, group));
      if (policy !== undefined) thresholds.set(group, policy.threshold);
    }
    return thresholds;
  }

  async #root(run: Run): Promise<Buffer | null> {
    return run.kind === 'full' ? rootOf(await this.#app.storage.runs.leaves(run.id)) : null;
  }
}

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
