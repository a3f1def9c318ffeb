import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { AlertReason, CustomerStatus, RunCounts } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { isComplete } from '../../lists/state/list-book.ts';
import { Book } from '../../screening/book.ts';
import { policyOfGroup } from '../customers/groups.ts';
import { previewOf } from '../customers/look.ts';
import { requestsOf } from '../customers/requests.ts';
import { watchCall } from '../customers/screen-due.ts';
import { newsIn, type Settled, settle } from '../customers/settle.ts';
import { type Customer, type PlacedCustomer, statusOf, whyOf } from '../customers/store/customer.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { applyRequest, toQuery } from '../search/apply-request.ts';
import { isPassing } from '../search/passing.ts';
import { type Delta, deltaSince, restsOn } from './delta.ts';
import { groundOf } from './ground.ts';
import { leafOf, rootOf } from './leaves.ts';
import { NO_COUNTS, type Run, sum, sumByGroup } from './store/run.ts';
import { BookWords, unnoted, type WordRow, wholeRows } from './words.ts';

/** Customers that are recorded as dealt with together: who is screened again at most after a crash. */
export const PART = 512;
/** Parts that a delta run deals with together: it looks at few of their customers. */
const PARTS = 8;
/** Customers that are screened at once; beside searches that somebody waits for, one. */
const AT_ONCE = 8;
const RETRY_MS = 5_000;

/** A customer that a run has dealt with; in a preview, also what it would alert of. */
export type Looked = {
  readonly reference: string;
  readonly group: string;
  readonly status: CustomerStatus;
  readonly counts: RunCounts;
  readonly news?: readonly AlertReason[];
};

/**
 * Goes on with a run from where it was. Who plainly is not found and was clear stays so and costs no record; everybody
 * else is screened on the path of a search. Where lists or rules change meanwhile, the run ends and another one begins.
 */
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

/** What some customers would be under a policy, or each under that of its group. Nothing is recorded or changed. */
export function previewPart(
  app: App,
  book: Book,
  { policy, signal }: { readonly policy: string | null; readonly signal: AbortSignal },
  part: readonly Customer[],
): Promise<readonly Looked[]> {
  const going = new Going(app, book, { delta: undefined, isRepeated: false, signal });
  return going.look({ id: '', kind: 'preview', policy }, part, isComplete(app.lists.states(app.now())));
}

/** Of a run, what screening one customer depends on. */
type Asked = Pick<Run, 'id' | 'kind' | 'policy'>;

type Options = { readonly delta: Delta | undefined; readonly isRepeated: boolean; readonly signal: AbortSignal };

class Going {
  readonly #app: App;
  readonly #book: Book;
  readonly #options: Options;
  readonly #words: BookWords;

  constructor(app: App, book: Book, options: Options) {
    [this.#app, this.#book, this.#options] = [app, book, options];
    this.#words = new BookWords(app, book);
  }

  async go(begun: Run): Promise<void> {
    const { runs } = this.#app.storage;
    let isWhole = true;
    for (let run = begun; ; ) {
      this.#options.signal.throwIfAborted();
      const rows = await this.#nextRows(run);
      const last = rows.at(-1)?.customers.at(-1);
      isWhole &&= isComplete(this.#app.lists.states(this.#app.now()));
      const sifted = await Promise.all(rows.map((row) => this.#sift(run, row)));
      const looked: Looked[] = [];
      for (const { customers, untouched } of sifted)
        looked.push(...(await this.look(run, customers, isWhole, untouched)));
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
      const policy = await this.#policyOf(await policyOfGroup(this.#app, group));
      if (policy !== undefined) thresholds.set(group, policy.threshold);
    }
    return thresholds;
  }

  async #root(run: Run): Promise<Buffer | null> {
    return run.kind === 'full' ? rootOf(await this.#app.storage.runs.leaves(run.id)) : null;
  }

  /** Deals with some customers, in their order. */
  async look(
    run: Asked,
    part: readonly Customer[],
    isWhole: boolean,
    untouched: ReadonlySet<Customer> = new Set(),
  ): Promise<readonly Looked[]> {
    const watched = part.filter(({ watch }) => watch === 'on');
    const others = watched.filter((one) => one.isProved && !untouched.has(one));
    const nothing = new Set([...untouched, ...(await this.#findNothing(run, others))]);
    const looked: Looked[] = [];
    for (let from = 0; from < watched.length; ) {
      const some = watched.slice(from, from + (this.#app.live.areComing ? 1 : AT_ONCE));
      looked.push(...(await Promise.all(some.map((one) => this.#lookAt(run, one, nothing.has(one), isWhole)))));
      from += some.length;
      if (some.some((one) => !nothing.has(one))) await setImmediate();
    }
    return looked;
  }

  async #lookAt(run: Asked, customer: Customer, findsNothing: boolean, isWhole: boolean): Promise<Looked> {
    const { delta } = this.#options;
    const { reference, group, status } = customer;
    const isTouched = delta === undefined || restsOn(customer, delta.ids);
    const isUntouched = delta !== undefined && findsNothing && !isTouched && customer.due === null;
    const isPreview = run.kind === 'preview';
    if (!customer.isProved || isUntouched) {
      const moves = isPreview ? [moved(status, status)] : [];
      return { reference, group, status, counts: counted(status, whyOf(customer), { compared: 0, moves }) };
    }
    if (delta === undefined && findsNothing && status === 'clear' && customer.due === null) {
      const found = isWhole ? 'clear' : 'not_screened';
      const moves = isPreview ? [moved(status, found)] : [];
      return { reference, group, status: found, counts: counted(found, LISTS_INCOMPLETE, { moves }) };
    }
    if (isPreview) return this.#preview(run, customer);
    const settled = await this.#settle(run, customer);
    const after = settled?.customer.status ?? 'not_screened';
    const isMissed = settled !== undefined && this.#isMissed(customer, settled);
    if (isMissed) await this.#tellMissed(run, settled);
    return {
      reference,
      group,
      status: after,
      counts: counted(after, settled === undefined ? LISTS_INCOMPLETE : whyOf(settled.customer), {
        recorded: settled?.recorded ?? 0,
        changed: after === status ? 0 : 1,
        alerted: (settled?.news.length ?? 0) > 0 ? 1 : 0,
        missed: isMissed ? 1 : 0,
      }),
    };
  }

  /** What a customer would be. Who waits to be screened as it is now has nothing that could change. */
  async #preview(run: Asked, customer: Customer): Promise<Looked> {
    const { reference, group, status: from } = customer;
    const policy = run.policy ?? (await policyOfGroup(this.#app, group));
    const findings = await this.#patiently(() => previewOf(this.#call(run), customer, policy));
    const to = findings === undefined ? 'not_screened' : statusOf(findings);
    const why = findings === undefined ? LISTS_INCOMPLETE : whyOf({ ...customer, status: to, findings });
    const isWaiting = customer.due !== null || from === 'waiting';
    const news = isWaiting ? [] : newsIn(customer.findings, findings ?? []);
    const isChanged = to !== from && !isWaiting;
    const customerId = customerIdOf(this.#app.keys.customers, reference);
    const counts = counted(to, why, {
      changed: isChanged ? 1 : 0,
      alerted: news.length > 0 ? 1 : 0,
      moves: [moved(isWaiting ? 'waiting' : from, to)],
      examples: isChanged ? [{ customerId, from, to }] : [],
    });
    return { reference, group, status: to, counts, news };
  }

  /** Which of some customers plainly are not found, with every party beside them. */
  async #findNothing(run: Asked, customers: readonly Customer[]): Promise<ReadonlySet<Customer>> {
    const nothing = new Set<Customer>();
    for (const [group, own] of Map.groupBy(customers, (customer) => customer.group)) {
      const policy = await this.#policyOf(run.policy ?? (await policyOfGroup(this.#app, group)));
      if (policy === undefined) continue;
      const asked = own.flatMap((customer) => requestsOf(customer.input).map(({ request }) => ({ customer, request })));
      const found = await this.#book.findNothing(
        asked.map(({ request }) => toQuery(request)),
        policy,
      );
      const others = asked.filter(({ request }, at) => found[at] !== true || (request.leftOut ?? []).length > 0);
      const doubted = new Set(others.map(({ customer }) => customer));
      for (const customer of own) if (!doubted.has(customer)) nothing.add(customer);
    }
    return nothing;
  }

  /**
   * A policy by its name; undefined where finding nothing under it is no clearance: one that is weaker than the
   * default, that names lists, or that is gone.
   */
  async #policyOf(name: string): Promise<Policy | undefined> {
    const { policy: standard, lists, now } = this.#app;
    try {
      const base = await findPolicy(this.#app, name);
      const applied = applyRequest({ searchText: '-' }, { base, standard, lists: lists.states(now()) });
      return applied.deviations.length > 0 || base.lists !== undefined ? undefined : base;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_policy') return undefined;
      throw error;
    }
  }

  /** Undefined where the lists prove nothing now, or the customer is gone. */
  #settle(run: Asked, customer: Customer): Promise<Settled | undefined> {
    return this.#patiently(() => settle(this.#call(run), customer));
  }

  /** After as many tries as it takes; undefined where the lists prove nothing now. */
  async #patiently<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
    for (;;) {
      try {
        return await find();
      } catch (error) {
        if (!(error instanceof ApiError) || !isPassing(error)) throw error;
        if (error.code === 'lists_unavailable') return undefined;
      }
      await wait(RETRY_MS, undefined, { signal: this.#options.signal });
    }
  }

  /** Good guys end and lists age by themselves: nothing else changes an answer by itself. */
  #isMissed(before: Customer, { customer, recorded }: Settled): boolean {
    const bySelf = before.findings.some(({ role, suppressed, complete }) =>
      customer.findings.some((one) => one.role === role && (one.suppressed < suppressed || one.complete !== complete)),
    );
    return this.#options.isRepeated && before.due === null && recorded > 0 && !bySelf;
  }

  async #tellMissed(run: Asked, { customer }: Settled): Promise<void> {
    const id = customerIdOf(this.#app.keys.customers, customer.reference);
    const searches = customer.findings.flatMap(({ searchId }) => searchId ?? []);
    await this.#app.storage.audit.append(auditEvent(this.#call(run), 'watch.missed', id, { run: run.id, searches }));
  }

  #call({ id }: Asked): Call {
    return watchCall(this.#app, id, this.#options.signal);
  }
}

const LISTS_INCOMPLETE = 'lists_incomplete';

const moved = (from: CustomerStatus, to: CustomerStatus) => ({ from, to, count: 1 });

/** @param why of somebody who is not screened */
function counted(status: CustomerStatus, why: string | null, more: Partial<RunCounts>): RunCounts {
  const one = { ...NO_COUNTS, customers: 1, compared: 1 };
  if (status === 'clear' || status === 'alert' || status === 'decided') return { ...one, [status]: 1, ...more };
  return { ...one, notScreened: 1, because: { [why ?? status]: 1 }, ...more };
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
