import { rm } from 'node:fs/promises';
import type { CustomerReference, DecisionView, GoodGuyView, SearchResponse } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dropDatabaseOf } from '../support/database-of.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { makeDataDir } from '../support/make-data-dir.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
const LISTINGS = ['list_a:1', 'list_b:9'] as const;
const REFS = ['customer-1', 'customer-2'] as const;
const BIRTH_DATES = [undefined, '1985-02-03', '1971'] as const;
const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

type ListingId = (typeof LISTINGS)[number];

/** What people, lists and the machine do. */
type Step =
  | { readonly do: 'search'; readonly ref: string; readonly birthDate: string | undefined }
  | { readonly do: 'decide'; readonly ref: string; readonly verdict: 'false_positive' | 'true_match' }
  | { readonly do: 'revoke decisions' | 'make good guys' | 'revoke good guys'; readonly ref: string }
  | { readonly do: 'change a listing'; readonly listing: ListingId }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'restart' };

const ref = fc.constantFrom(...REFS);
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('search'), ref, birthDate: fc.constantFrom(...BIRTH_DATES) }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('decide'),
        ref,
        verdict: fc.constantFrom('false_positive', 'false_positive', 'true_match'),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('make good guys'), ref }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('revoke decisions', 'revoke good guys'), ref }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('change a listing'), listing: fc.constantFrom(...LISTINGS) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.constantFrom(1, 200) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restart') }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 4, maxLength: 24 },
);

/** Else few sequences come to a good guy. */
const BEGINNING: readonly Step[] = [
  { do: 'search', ref: REFS[0], birthDate: BIRTH_DATES[1] },
  { do: 'decide', ref: REFS[0], verdict: 'false_positive' },
  { do: 'make good guys', ref: REFS[0] },
];

/** What was done about a customer and a listing, in order: all that a recomputation knows. */
type Entry =
  | {
      readonly kind: 'decided';
      readonly verdict: string;
      readonly version: number;
      readonly birthDate: string | undefined;
    }
  | { readonly kind: 'decision revoked' | 'good guy revoked' | 'good guy reopened' }
  | { readonly kind: 'good guy'; readonly at: number };

/** Folds a log: the decision in force, and the good guy that is live, with what was known when it was made. */
function fold(log: readonly Entry[], nowMs: number) {
  let decision: Extract<Entry, { kind: 'decided' }> | undefined;
  let good: { readonly version: number; readonly birthDate: string | undefined; readonly until: number } | undefined;
  for (const entry of log) {
    if (entry.kind === 'decided') decision = entry;
    else if (entry.kind === 'decision revoked') decision = undefined;
    else if (entry.kind === 'good guy' && decision !== undefined)
      good = { version: decision.version, birthDate: decision.birthDate, until: entry.at + 365 * DAY_MS };
    else good = undefined;
  }
  return { decision, good: good !== undefined && nowMs < good.until ? good : undefined };
}

it('after any sequence of searches, decisions, good guys, changes of lists and restarts, answers are those that the log gives', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const run = await Run.start();
      for (const step of [...BEGINNING, ...sequence]) await run.take(step);
      await run.end();
    }),
    { numRuns: 20 },
  );
});

class Run {
  readonly #dataDir: string;
  readonly #log = new Map<string, Entry[]>();
  readonly #versions: Record<ListingId, number> = { 'list_a:1': 0, 'list_b:9': 0 };
  readonly #last = new Map<string, { readonly answer: SearchResponse; readonly birthDate: string | undefined }>();
  #nowMs = NOW_MS;
  #service: TestService | undefined;
  #token = '';

  private constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  static async start(): Promise<Run> {
    const run = new Run(await makeDataDir());
    await run.#open();
    run.#token = (await run.#service?.token({ scopes: SCOPES, lifetimeMs: 10_000 * DAY_MS })) ?? '';
    return run;
  }

  async end(): Promise<void> {
    await this.#service?.close();
    await rm(this.#dataDir, { recursive: true });
    await dropDatabaseOf(this.#dataDir);
  }

  async #open(): Promise<void> {
    // The publishers are asked every day: lists do not get old.
    const lists = () => fakeLists({ nowMs: this.#nowMs, parties: this.#parties() });
    const listState = {
      ...lists(),
      current: () => lists().current(),
      states: (nowMs: number) => lists().states(nowMs),
    };
    this.#service = await startService({ listState, dataDir: this.#dataDir });
    this.#service.clock.nowMs = this.#nowMs;
  }

  #parties(): readonly Listing[] {
    const versions: Readonly<Record<string, number>> = this.#versions;
    return SAMPLE_PARTIES.map((one) => ({ ...one, programs: [`DEMO-${versions[one.id] ?? 0}`] }));
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'search') return this.#search(step.ref, step.birthDate);
    if (step.do === 'decide') return this.#decide(step.ref, step.verdict);
    if (step.do === 'make good guys') return this.#makeGoodGuys(step.ref);
    if (step.do === 'revoke decisions') return this.#revokeDecisions(step.ref);
    if (step.do === 'revoke good guys') return this.#revokeGoodGuys(step.ref);
    if (step.do === 'change a listing') this.#versions[step.listing] += 1;
    else if (step.do === 'wait') this.#pass(step.days);
    else {
      await this.#service?.close();
      await this.#open();
    }
  }

  async #search(externalRef: string, birthDate: string | undefined): Promise<void> {
    const born = birthDate === undefined ? {} : { birthDate };
    const answer: SearchResponse = await this.#send('/search', { searchText: NAME, externalRef, ...born }, 200);
    for (const listing of LISTINGS) {
      const { good } = this.#state(externalRef, listing);
      const isNew = birthDate !== undefined && birthDate !== good?.birthDate;
      if (good !== undefined && (isNew || good.version !== this.#versions[listing]))
        this.#logOf(externalRef, listing).push({ kind: 'good guy reopened' });
    }
    const isTaken = LISTINGS.every((listing) => {
      const { good, decision } = this.#state(externalRef, listing);
      return good !== undefined && decision?.verdict === 'false_positive';
    });
    const verdicts = LISTINGS.flatMap((listing) => this.#state(externalRef, listing).decision?.verdict ?? []);
    expect([answer.outcome, answer.total, answer.suppressed.goodGuyCount]).toEqual(
      isTaken ? ['no_match', 0, 1] : ['potential_match', 1, undefined],
    );
    const shown = answer.results.flatMap(({ decisions = [] }) => decisions.map(({ verdict }) => verdict));
    expect(shown).toEqual(isTaken ? [] : verdicts);
    if (!isTaken) this.#last.set(externalRef, { answer, birthDate });
  }

  async #decide(externalRef: string, verdict: 'false_positive' | 'true_match'): Promise<void> {
    const last = this.#last.get(externalRef);
    if (last === undefined) return;
    const reason = verdict === 'false_positive' ? 'different_country' : 'details_agree';
    await this.#send(`/searches/${last.answer.searchId}/decisions`, { listings: LISTINGS, verdict, reason }, 201);
    for (const { id, programs } of last.answer.results.flatMap(({ listings }) => listings)) {
      const version = Number(programs[0]?.slice('DEMO-'.length));
      this.#logOf(externalRef, id).push({ kind: 'decided', verdict, version, birthDate: last.birthDate });
    }
  }

  async #makeGoodGuys(externalRef: string): Promise<void> {
    const last = this.#last.get(externalRef);
    const decisions = last === undefined ? [] : await this.#inForce(last.answer.searchId);
    if (decisions.length < LISTINGS.length) return;
    const states = LISTINGS.map((listing) => ({ listing, ...this.#state(externalRef, listing) }));
    const isPossible = states.every(
      ({ listing, decision, good }) =>
        decision?.verdict === 'false_positive' && decision.version === this.#versions[listing] && good === undefined,
    );
    await this.#send('/good-guys', { decisions: decisions.map(({ id }) => id) }, isPossible ? 201 : 409);
    if (!isPossible) return;
    for (const listing of LISTINGS) this.#logOf(externalRef, listing).push({ kind: 'good guy', at: this.#nowMs });
  }

  async #revokeDecisions(externalRef: string): Promise<void> {
    const last = this.#last.get(externalRef);
    const decisions = last === undefined ? [] : await this.#inForce(last.answer.searchId);
    if (decisions.length === 0) return;
    await this.#send('/decisions/change', { decisions: decisions.map(({ id }) => id), change: 'revoke' }, 200);
    for (const { listing } of decisions) this.#logOf(externalRef, listing).push({ kind: 'decision revoked' });
  }

  async #revokeGoodGuys(externalRef: string): Promise<void> {
    const { customerId }: CustomerReference = await this.#send('/customers/find', { externalRef }, 200);
    const { items }: { items: readonly GoodGuyView[] } = await this.#send(
      `/good-guys?state=in_force&customer=${customerId}`,
      undefined,
      200,
    );
    // Those that a search would reopen are in force until somebody looks.
    expect(items.map(({ listing }) => listing).toSorted()).toEqual(
      LISTINGS.filter((listing) => this.#state(externalRef, listing).good !== undefined),
    );
    if (items.length === 0) return;
    await this.#send('/good-guy-changes', { goodGuys: items.map(({ id }) => id), change: 'revoke' }, 200);
    for (const { listing } of items) this.#logOf(externalRef, listing).push({ kind: 'good guy revoked' });
  }

  #pass(days: number): void {
    this.#nowMs += days * DAY_MS;
    if (this.#service !== undefined) this.#service.clock.nowMs = this.#nowMs;
  }

  async #inForce(searchId: string): Promise<readonly DecisionView[]> {
    const { items }: { items: readonly DecisionView[] } = await this.#send(
      `/searches/${searchId}/decisions`,
      undefined,
      200,
    );
    return items.filter(({ state }) => state === 'in_force');
  }

  #state(externalRef: string, listing: ListingId) {
    return fold(this.#logOf(externalRef, listing), this.#nowMs);
  }

  #logOf(externalRef: string, listing: string): Entry[] {
    const key = `${externalRef} ${listing}`;
    const log = this.#log.get(key) ?? [];
    this.#log.set(key, log);
    return log;
  }

  async #send<Body>(path: string, json: unknown, status: number): Promise<Body> {
    if (this.#service === undefined) throw new Error('The service does not run.');
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const type = json === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await this.#service.fetch(`/api/v1${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.#token}`, ...type },
      ...body,
    });
    expect([path.split('?')[0], answer.status, status === 409 ? '' : answer.body['code']]).toEqual([
      path.split('?')[0],
      status,
      status === 409 ? '' : undefined,
    ]);
    return answer.body as Body;
  }
}

const SCOPES = ['search:write', 'search:read', 'records:read', 'decisions:write'] as const;
