import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { AlertReason, CustomerStatus, RunCounts } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { watchCall } from '../../context/watch-call.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import type { CustomerPrefilter } from '../../screening/customer-prefilter.ts';
import { policyOfGroup } from '../customers/groups.ts';
import { requestsOf } from '../customers/requests.ts';
import { newAlertReasons, type ScreenedCustomer, screenAndStore } from '../customers/screen-and-store.ts';
import { previewFindings } from '../customers/screen-parties.ts';
import { type Customer, hasInsufficientName, restsOn, statusOf, whyOf } from '../customers/store/customer.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { applyRequest, toQuery } from '../search/apply-request.ts';
import { isPassing } from '../search/passing.ts';
import type { Delta } from './delta.ts';
import { NO_COUNTS, type Run } from './store/run.ts';

/** Customers screened concurrently; only one while live searches are waiting. */
const AT_ONCE = 8;
const RETRY_MS = 5_000;

/** A customer that a run has processed; in a preview also the alert reasons it would raise. */
export type ProcessedCustomer = {
  readonly reference: string;
  readonly group: string;
  readonly status: CustomerStatus;
  readonly counts: RunCounts;
  readonly news?: readonly AlertReason[];
};

/** Fields of a run that screening one customer depends on. */
type Asked = Pick<Run, 'id' | 'kind' | 'policy'>;

export type ProcessorOptions = {
  readonly delta: Delta | undefined;
  /** Whether the previous run was done on the same basis. */
  readonly isRepeated: boolean;
  readonly signal: AbortSignal;
};

/**
 * Processes each customer of a run or a preview. A clear customer whom no search matches stays clear, without a record;
 * all others are screened on the search path.
 */
export class CustomerProcessor {
  readonly #app: App;
  readonly #prefilter: CustomerPrefilter;
  readonly #options: ProcessorOptions;

  constructor(app: App, prefilter: CustomerPrefilter, options: ProcessorOptions) {
    [this.#app, this.#prefilter, this.#options] = [app, prefilter, options];
  }

  /**
   * Processes customers and keeps their order.
   *
   * @param nothing customers whom no search matches
   */
  async process(
    run: Asked,
    part: readonly Customer[],
    isWhole: boolean,
    nothing: ReadonlySet<Customer>,
  ): Promise<readonly ProcessedCustomer[]> {
    const watched = part.filter(({ watch }) => watch === 'on');
    const known = watched.map((one) => this.#known(run, one, nothing.has(one), isWhole));
    const screened = new Map<Customer, ProcessedCustomer>();
    const others = watched.filter((_, at) => known[at] === undefined);
    for (let from = 0; from < others.length; ) {
      const some = others.slice(from, from + (this.#app.live.areComing ? 1 : AT_ONCE));
      await Promise.all(some.map(async (one) => screened.set(one, await this.#screen(run, one))));
      from += some.length;
      await setImmediate();
    }
    return watched.flatMap((one, at) => known[at] ?? screened.get(one) ?? []);
  }

  /** Result for a customer that needs no screening on the search path; undefined if it has to be screened. */
  #known(run: Asked, customer: Customer, findsNothing: boolean, isWhole: boolean): ProcessedCustomer | undefined {
    const { delta } = this.#options;
    const { reference, group, status } = customer;
    const isTouched = delta === undefined || restsOn(customer, ({ id }) => delta.ids.has(id));
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
    return undefined;
  }

  async #screen(run: Asked, customer: Customer): Promise<ProcessedCustomer> {
    if (run.kind === 'preview') return this.#preview(run, customer);
    const { reference, group, status } = customer;
    const screened = await this.#screenAndStore(run, customer);
    const after = screened?.customer.status ?? 'not_screened';
    const isMissed = screened !== undefined && this.#isMissed(customer, screened);
    if (isMissed) await this.#tellMissed(run, screened);
    return {
      reference,
      group,
      status: after,
      counts: counted(after, screened === undefined ? LISTS_INCOMPLETE : whyOf(screened.customer), {
        recorded: screened?.recorded ?? 0,
        changed: after === status ? 0 : 1,
        alerted: (screened?.news.length ?? 0) > 0 ? 1 : 0,
        missed: isMissed ? 1 : 0,
      }),
    };
  }

  /** Status a customer would get. A customer still waiting for a screening has no status that could change. */
  async #preview(run: Asked, customer: Customer): Promise<ProcessedCustomer> {
    const { reference, group, status: from } = customer;
    const policy = run.policy ?? (await policyOfGroup(this.#app, group));
    const findings = await this.#patiently(() => previewFindings(this.#call(run), customer, policy));
    const to = findings === undefined ? 'not_screened' : statusOf(findings);
    const why = findings === undefined ? LISTS_INCOMPLETE : whyOf({ ...customer, status: to, findings });
    const isWaiting = customer.due !== null || from === 'waiting';
    const news = isWaiting ? [] : newAlertReasons(customer.findings, findings ?? []);
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

  /**
   * Customers for whom no search matches, neither for them nor for their related parties. Against all lists, nearly
   * every name that says too little shows something: customers with such names are screened.
   *
   * @param untouched customers already known to match nothing
   */
  async findNothing(
    run: Asked,
    customers: readonly Customer[],
    untouched: ReadonlySet<Customer> = new Set(),
  ): Promise<ReadonlySet<Customer>> {
    const nothing = new Set(untouched);
    const others = customers.filter((one) => one.watch === 'on' && one.isProved && !untouched.has(one));
    for (const [group, own] of Map.groupBy(others, (customer) => customer.group)) {
      const policy = await this.clearingPolicy(run.policy ?? (await policyOfGroup(this.#app, group)));
      if (policy === undefined) continue;
      const [strictly, loosely] = [own.filter((one) => !hasInsufficientName(one)), own.filter(hasInsufficientName)];
      for (const one of await this.#withNothing(strictly, policy, false)) nothing.add(one);
      if (this.#options.delta === undefined) continue;
      for (const one of await this.#withNothing(loosely, policy, true)) nothing.add(one);
    }
    return nothing;
  }

  async #withNothing(customers: readonly Customer[], policy: Policy, isLoose: boolean): Promise<readonly Customer[]> {
    const asked = customers.flatMap((customer) =>
      requestsOf(customer.input).map(({ request }) => ({ customer, request })),
    );
    const queries = asked.map(({ request }) => toQuery(request));
    const found = await this.#prefilter.findNothing(queries, policy, isLoose);
    const doubts = asked.filter(({ request }, at) => found[at] !== true || (request.leftOut ?? []).length > 0);
    const doubted = new Set(doubts.map(({ customer }) => customer));
    return customers.filter((one) => !doubted.has(one));
  }

  /**
   * Finds a policy by name. Undefined if finding nothing under it does not clear a customer: it is weaker than the
   * default, selects its own lists, or no longer exists.
   */
  async clearingPolicy(name: string): Promise<Policy | undefined> {
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

  /** Undefined if the lists are unavailable or the customer no longer exists. */
  #screenAndStore(run: Asked, customer: Customer): Promise<ScreenedCustomer | undefined> {
    return this.#patiently(() => screenAndStore(this.#call(run), customer));
  }

  /** Retries passing errors without limit; undefined if the lists are unavailable. */
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

  /** Good guys expire and lists age without any event. Nothing else changes an answer on the same basis. */
  #isMissed(before: Customer, { customer, recorded }: ScreenedCustomer): boolean {
    const bySelf = before.findings.some(({ role, suppressed, complete }) =>
      customer.findings.some((one) => one.role === role && (one.suppressed < suppressed || one.complete !== complete)),
    );
    return this.#options.isRepeated && before.due === null && recorded > 0 && !bySelf;
  }

  async #tellMissed(run: Asked, { customer }: ScreenedCustomer): Promise<void> {
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

/** @param why reason if the customer is not screened */
function counted(status: CustomerStatus, why: string | null, more: Partial<RunCounts>): RunCounts {
  const one = { ...NO_COUNTS, customers: 1, compared: 1 };
  if (status === 'clear' || status === 'alert' || status === 'decided') return { ...one, [status]: 1, ...more };
  return { ...one, notScreened: 1, because: { [why ?? status]: 1 }, ...more };
}
