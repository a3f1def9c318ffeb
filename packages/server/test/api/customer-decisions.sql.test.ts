import { beforeEach, describe, expect, it } from 'vitest';
import { personNamed } from '../support/changing-lists.ts';
import { body, INNOCENT, LISTED, useCustomerService } from '../support/customer-service.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const desk = useCustomerService();
const { get, read, one, due, recorded, eventsOf } = desk;

const LISTINGS = ['list_a:1', 'list_b:9'];

describe('what people decide', () => {
  let analyst: TestBrowser;
  beforeEach(async () => {
    const admin = await administratorOf(desk.service);
    analyst = await join(desk.service, admin, 'An Analyst', 'analyst');
  });
  const decide = async (searchId: string | null | undefined, listings = LISTINGS) => {
    const made = { listings, verdict: 'false_positive', reason: 'different_birth_date' };
    const answer = await analyst.send('POST', `/searches/${searchId}/decisions`, made);
    return body<{ items: { id: string }[] }>(answer, 201).items.map(({ id }) => id);
  };

  it('makes an alert decided at once, also of a party beside the customer, and revoking it makes it one again', async () => {
    const customer = await one({ ...INNOCENT, related: [{ role: 'owner', searchText: 'Orlan Vestrakov' }] });
    const decisions = await decide(customer.parties[1]?.searchId);
    expect(await read(customer)).toMatchObject({ status: 'decided', parties: [{}, { total: 2, open: 0 }] });
    await analyst.send('POST', '/decisions/change', { decisions, change: 'revoke' });
    expect(await due(customer)).toMatchObject({ status: 'alert' });
    const changes = (await eventsOf(customer)).filter(({ action }) => action === 'customer.status_changed');
    expect(changes.map(({ detail }) => [detail['from'], detail['to']])).toEqual([
      ['waiting', 'alert'],
      ['alert', 'decided'],
      ['decided', 'alert'],
    ]);
  });

  it('can be said of everybody found, also of more than a page of them', async () => {
    const many = Array.from({ length: 30 }, (_, at) => personNamed(`list_a:${100 + at}`, 'Quelmar TOLBRECHT'));
    desk.lists.become([...SAMPLE_PARTIES, ...many]);
    const customer = await one({ externalRef: 'customer-9', searchText: 'Quelmar Tolbrecht' });
    expect(customer.parties).toMatchObject([{ total: 30, open: 30 }]);
    await decide(
      customer.parties[0]?.searchId,
      many.map(({ id }) => id),
    );
    expect(await read(customer)).toMatchObject({ status: 'decided', parties: [{ total: 30, open: 0 }] });
  });

  it('is told when other data make an alert clear: events name each change of status', async () => {
    const customer = await one(LISTED);
    expect(await one({ ...LISTED, searchText: 'Anna Vranok' })).toMatchObject({ status: 'clear' });
    const changes = (await eventsOf(customer)).filter(({ action }) => action === 'customer.status_changed');
    expect(changes.map(({ detail }) => [detail['from'], detail['to']])).toEqual([
      ['waiting', 'alert'],
      ['alert', 'clear'],
    ]);
  });

  it('is said in the name of the service where a reader has it worked out', async () => {
    const customer = await one(LISTED);
    await decide(customer.parties[0]?.searchId);
    desk.service.clock.nowMs += 1_000;
    expect(await read(customer)).toMatchObject({ status: 'decided' });
    const changes = (await eventsOf(customer)).filter(({ action }) => action === 'customer.status_changed');
    expect(changes.at(-1)).toMatchObject({ actor: { id: 'service' }, detail: { from: 'alert', to: 'decided' } });
  });

  it('with a good guy makes the customer clear, with a record of it', async () => {
    const customer = await one(LISTED);
    const decisions = await decide(customer.parties[0]?.searchId);
    expect((await analyst.send('POST', '/good-guys', { decisions })).status).toBe(201);
    const clear = await due(customer);
    expect(clear).toMatchObject({ status: 'clear', parties: [{ total: 0, suppressed: 2, outcome: 'no_match' }] });
    expect(await recorded()).toBe(2);
  });
});

describe('a decision about a customer that is due already', () => {
  it('leaves it due for its other data: they get a record of their own', async () => {
    const admin = await administratorOf(desk.service);
    const before = await one(LISTED);
    const { current } = desk.lists.listState;
    desk.lists.listState.current = () => undefined;
    expect(await one({ ...LISTED, searchText: 'Vestrakov Orlan' })).toMatchObject({
      status: 'waiting',
      due: 'changed',
    });
    desk.lists.listState.current = current;
    const made = { listings: LISTINGS, verdict: 'false_positive', reason: 'different_birth_date' };
    const searchId = before.parties[0]?.searchId;
    body(await admin.send('POST', `/searches/${searchId}/decisions`, made), 201);
    expect(await read(before)).toMatchObject({ status: 'waiting', due: 'changed' });
    const after = await due(before);
    expect(after).toMatchObject({ due: null, parties: [{ searchText: 'Vestrakov Orlan' }] });
    const record = await get(`/searches/${after.parties[0]?.searchId}`);
    expect(record.body).toMatchObject({ searchText: 'Vestrakov Orlan' });
  });

  it.each([
    ['added', 'added'],
    ['changed', 'changed'],
    ['began', 'began'],
    ['asked', 'asked'],
    ['policy', 'decision'],
    ['lists', 'decision'],
    [null, 'decision'],
  ] as const)('makes who was due for %s due for %s, whatever was read of it before', async (then, now) => {
    const admin = await administratorOf(desk.service);
    const { parties } = await one(LISTED);
    const { customers } = desk.service.app.storage;
    const found = async () => {
      const customer = await customers.find(LISTED.externalRef);
      if (customer === undefined) throw new Error('The customer is gone.');
      return customer;
    };
    const saved = await found();
    await customers.change([{ before: saved, after: { ...saved, due: then } }], []);
    const before = await found();
    const made = { listings: ['list_a:1'], verdict: 'false_positive', reason: 'different_birth_date' };
    body(await admin.send('POST', `/searches/${parties[0]?.searchId}/decisions`, made), 201);
    expect((await found()).due).toBe(now);
    expect(await customers.change([{ before, after: before }], [])).toBe(false);
  });
});
