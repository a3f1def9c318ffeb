import type { CustomerView } from '@namesake/contract';
import type { FoundHit } from '../../../src/modules/cases/store/found-hit.ts';
import { checkCases } from '../../../src/modules/customers/check-cases.ts';
import { screenDue } from '../../../src/modules/customers/screen-due.ts';
import type { Customer, Finding } from '../../../src/modules/customers/store/customer.ts';
import { checkGoodGuys } from '../../../src/modules/good-guys/reopen.ts';
import { planRun } from '../../../src/modules/watch/plan.ts';
import { runWatch } from '../../../src/modules/watch/run.ts';
import { KeptLists } from '../kept-lists.ts';
import { administratorOf, join } from '../people.ts';
import type { Answer } from '../test-service.ts';
import { nameOf, numbers, unListOf } from '../un-list-of.ts';
import { Colleague } from './colleague.ts';
import { InterruptedWrites, type Interruption } from './interrupted-writes.ts';

const NEVER = new AbortController().signal;
const SCOPES = [
  'customers:write',
  'customers:read',
  'search:read',
  'search:write',
  'search:override',
  'records:read',
  'lists:read',
  'lists:write',
  'policies:write',
] as const;
const DAY_MS = 24 * 3_600_000;
/** Persons of the UN list that no version lacks. */
const ALWAYS_LISTED = numbers(10, 30);
/** Rounds of the jobs after which nothing may be left to do. */
const MAX_ROUNDS = 8;
const MAX_RUNS = 1_000;

/** Queues that there may be, in this order. */
const QUEUES = {
  far: { lists: ['no_such_list'] },
  'of-house': { lists: ['house'], groups: ['retail'], dueHours: 72 },
  strong: { priority: 'high', dueHours: 24 },
  others: {},
};

/** A person of the private list. */
export const listed = (number: number, more: object = {}): object => ({
  id: `h-${number}`,
  schema: 'Person',
  properties: { name: [nameOf(number)], ...more },
});

/** The passport of a person, where one is known. */
export const passportOf = (number: number): string => `XK70${number}55`;

/** The facts of the listing and the evidence when a decision was made; null where more evidence changes nothing. */
export type DecidedOn = { readonly facts: string; readonly evidence: FoundHit['evidence'] | null };

export type NodeName = 'desk' | 'other';

/**
 * Two nodes on one database and one folder of lists, with people who decide. The first never dies; the other does, and
 * is started again.
 */
export class WatchWorld {
  /** What each decision was made on, by its id. */
  readonly decidedOn = new Map<string, DecidedOn>();
  readonly goodGuys: string[] = [];
  readonly desk: KeptLists;
  readonly analyst: Colleague;
  readonly approver: Colleague;
  /** Two who may save and approve rules, at each node. */
  readonly #colleagues: Readonly<Record<NodeName, readonly Colleague[]>>;
  readonly #writes = new InterruptedWrites();
  readonly #token: string;
  #other: KeptLists;

  /** A world with lists, policies and some customers, of whom some are listed. */
  static async make(): Promise<WatchWorld> {
    const desk = await KeptLists.make();
    const ada = await administratorOf(desk.service);
    await join(desk.service, ada, 'An Analyst', 'analyst');
    await join(desk.service, ada, 'Ben', 'admin');
    await desk.publish('consolidated.xml', unListOf('2026-03-01', [...ALWAYS_LISTED, ...numbers(60, 67)]));
    const token = await desk.service.token({ scopes: [...SCOPES], lifetimeMs: 900 * DAY_MS });
    const world = new WatchWorld({ desk, other: await desk.beside(), token });
    await world.publishHouse(
      [60, 61, 62].map((number) => listed(number, { birthDate: ['1970-05-05'], passportNumber: [passportOf(number)] })),
    );
    await world.put('/policies/strict', { threshold: 70, fourEyes: ['good_guy'], text: 'Two persons.' });
    await world.put('/policies/loose', { threshold: 85, text: 'Fewer hits.' });
    const related = [{ role: 'owner', searchText: nameOf(62) }];
    const customers = [
      { externalRef: 'customer-1', searchText: nameOf(60), birthDate: '1990-01-01', group: 'retail' },
      { externalRef: 'customer-2', searchText: nameOf(67), related },
      // No step changes this one: another birth date, but the number of a passport that may be listed.
      {
        externalRef: 'customer-5',
        searchText: nameOf(60),
        birthDate: '1990-01-01',
        identifiers: [{ type: 'passport', value: passportOf(60) }],
      },
    ];
    await world.saveQueues(Object.keys(QUEUES));
    await world.post('/customers', { customers });
    return world;
  }

  private constructor({ desk, other, token }: { desk: KeptLists; other: KeptLists; token: string }) {
    [this.desk, this.#other, this.#token] = [desk, other, token];
    const at = (node: NodeName, name: string): Colleague => new Colleague(() => this.node(node).service, name);
    [this.analyst, this.approver] = [at('desk', 'An Analyst'), at('desk', 'Ada')];
    this.#colleagues = {
      desk: [this.approver, at('desk', 'Ben')],
      other: [at('other', 'Ada'), at('other', 'Ben')],
    };
  }

  /** One of two who may save and approve rules. */
  colleague(number: number, node: NodeName): Colleague {
    const found = this.#colleagues[node][number];
    if (found === undefined) throw new Error(`There is no colleague ${number}.`);
    return found;
  }

  get nowMs(): number {
    return this.desk.service.clock.nowMs;
  }

  async close(): Promise<void> {
    await this.#other.close();
    await this.desk.close();
    this.#writes.end();
  }

  node(name: NodeName): KeptLists {
    return name === 'desk' ? this.desk : this.#other;
  }

  post(path: string, body: unknown = {}, node: NodeName = 'desk'): Promise<Answer> {
    return this.node(node).service.post(`/api/v1${path}`, body, this.#token);
  }

  get(path: string): Promise<Answer> {
    return this.desk.service.get(`/api/v1${path}`, this.#token);
  }

  put(path: string, body: object): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    return this.desk.service.fetch(`/api/v1${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  }

  /** Has some of the queues take cases. */
  async saveQueues(names: readonly string[]): Promise<Answer> {
    const { body } = await this.analyst.get('/case-settings');
    const queues = Object.entries(QUEUES).filter(([name]) => names.includes(name));
    const said = {
      version: body['version'],
      queues: queues.map(([name, more]) => ({ name, ...more })),
      checklists: {},
    };
    return this.approver.send('PUT', '/case-settings', said);
  }

  customer(reference: string): Promise<Customer | undefined> {
    return this.desk.service.app.storage.customers.find(reference);
  }

  async customers(): Promise<readonly CustomerView[]> {
    return Object((await this.get('/customers?limit=100')).body)['items'];
  }

  /** What was found of customers, where a search is recorded and somebody was found. */
  async found(): Promise<readonly Finding[]> {
    const all = await Promise.all((await this.customers()).map(({ externalRef }) => this.customer(externalRef)));
    const findings = all.flatMap((customer) => customer?.findings ?? []);
    return findings.filter(({ searchId, hits }) => searchId !== null && hits.length > 0);
  }

  /** Numbers of the persons who are on both lists. */
  listedTwice(): readonly number[] {
    const { records } = this.desk.keeper.current() ?? {};
    const isListed = (id: string): boolean => records?.find(id) !== undefined;
    return numbers(60, 68).filter((number) => isListed(`un_sc:XXi.0${number}`) && isListed(`house:h-${number}`));
  }

  wait(ms: number): void {
    for (const { service } of [this.desk, this.#other]) service.clock.nowMs += ms;
  }

  /** The UN list with these persons besides those that it always has. */
  async publishUn(persons: readonly number[]): Promise<void> {
    this.wait(60_000);
    const today = new Date(this.nowMs).toISOString().slice(0, 10);
    await this.#publish('consolidated.xml', unListOf(today, [...ALWAYS_LISTED, ...persons]));
  }

  /** The private list of the house. */
  async publishHouse(lines: readonly object[]): Promise<void> {
    this.wait(60_000);
    await this.#publish('house.ftm.json', lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }

  async #publish(file: string, text: string): Promise<void> {
    await this.desk.put(file, text);
    await this.reload();
  }

  /** Every node searches the lists, and the parties as they were decided. */
  async reload(): Promise<void> {
    for (const lists of [this.desk, this.#other]) {
      await lists.reload();
      lists.keeper.decide(await this.desk.service.app.storage.partyDecisions.inForce());
    }
  }

  /** What a node does each minute. True where there was a run to begin or to go on with. */
  async jobs(node: NodeName): Promise<boolean> {
    this.wait(1_000);
    const { app } = this.node(node).service;
    const signal = node === 'desk' ? NEVER : this.#writes.signal;
    const { storage, lists, now } = app;
    await checkGoodGuys({ storage, snapshot: () => lists.current(), now }, signal);
    await screenDue(app, signal);
    await checkCases(app, signal);
    await planRun(app);
    const running = await storage.runs.running();
    for (const { id } of running) await runWatch(app, id, signal);
    return running.length > 0;
  }

  /** Interrupts what the other node does; where it dies, another one is started on the same database. */
  async interrupted(number: number, by: Interruption, deed: () => Promise<unknown>): Promise<boolean> {
    const hasDied = await this.#writes.during(number, by, deed);
    if (!hasDied) return false;
    await this.#other.close();
    this.#other = await this.desk.beside();
    this.#other.keeper.decide(await this.desk.service.app.storage.partyDecisions.inForce());
    return true;
  }

  /** Has both nodes work until nothing is left to do. */
  async settled(): Promise<void> {
    await this.reload();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const [isBusy, isOtherBusy] = [await this.jobs('desk'), await this.jobs('other')];
      const { due } = await this.desk.service.app.storage.book.size();
      if (!isBusy && !isOtherBusy && due === 0) return;
    }
    throw new Error(`After ${MAX_ROUNDS} rounds there is still something to do.`);
  }

  /** Ids of the runs that ended, and those that the audit log attests, each as often as it does. */
  async ended(): Promise<{ readonly runs: readonly string[]; readonly attested: readonly string[] }> {
    const { runs, auditEntries } = this.desk.service.app.storage;
    const ended = (await runs.page(undefined, MAX_RUNS)).filter(({ state }) => state !== 'running');
    const entries = await auditEntries.after(0, MAX_RUNS, { actions: ['watch.run_ended'] });
    return { runs: ended.map(({ id }) => id).toReversed(), attested: entries.map(({ target }) => target) };
  }
}
