import type { BatchResult } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { type Caller, items, OTHER, useCustomersOfGroups } from '../support/customer-visibility.ts';
import { rowsOf } from '../support/database-of.ts';

const desk = useCustomersOfGroups();
const { send, of } = desk;

const NEVER = new AbortController().signal;

/** A file of another token: outcome and error of each row. */
async function uploaded(query: string, csv: string) {
  const secret = desk.secrets.get('another token') ?? '';
  const { body } = await desk.service.post(`/api/v1/batches?start=true&${query}`, csv, secret, {
    'content-type': 'text/csv',
  });
  await runBatch(desk.service.app, String(body['id']), NEVER);
  const rows = items<BatchResult>(await send('another token', 'GET', `/batches/${body['id']}/results`));
  return rows.map(({ outcome, error }) => [outcome, error?.code]);
}

describe('who may see a group', () => {
  it('leaves events of cases that a search opened to those who see the cases', async () => {
    const search = { searchText: 'Orlan Vestrakov', externalRef: 'of-no-watch', openCase: true };
    expect((await send('another token', 'POST', '/search', search)).status).toBe(200);
    const events = items<{ type: string }>(await send('another token', 'GET', '/events?limit=500'));
    const last = events.at(-1);
    expect(last).toMatchObject({ type: 'case.opened', origin: 'search' });
  });

  it('holds for good guys: none is made, imported or taken back for a customer that is hidden', async () => {
    const { searchId, listings, externalRef } = of('named').case;
    const [listing] = listings;
    const made = await send('admin', 'POST', '/decisions', { hits: [{ searchId, listings: [listing?.id] }], ...OTHER });
    const decisions = items<{ id: string }>(made).map(({ id }) => id);
    const make = (caller: Caller) => send(caller, 'POST', '/good-guys', { decisions, expiresInDays: 30 });
    expect((await make('manager')).body['code']).toBe('hit_decision_not_found');
    const csv = `external_ref,listing,reason\n${externalRef},${listing?.id},different_birth_date\n`;
    expect((await send('manager', 'POST', '/good-guy-imports', { csv, dryRun: false })).body).toMatchObject({
      importedCount: 0,
      refused: [{ line: 2, code: 'customer_not_found' }],
    });
    const goodGuys = items<{ id: string }>(await make('admin')).map(({ id }) => id);
    const seen = async (caller: Caller) => items(await send(caller, 'GET', '/good-guys')).length;
    expect([await seen('manager'), await seen('admin')]).toEqual([0, 1]);
    expect((await send('manager', 'GET', `/good-guys/${goodGuys[0]}`)).body['code']).toBe('good_guy_not_found');
    const exported = async (caller: Caller) => JSON.stringify((await send(caller, 'GET', '/good-guys.csv')).body);
    expect([await exported('manager'), await exported('admin')]).toEqual([
      expect.not.stringContaining(externalRef),
      expect.stringContaining(externalRef),
    ]);
    const revoke = (caller: Caller) => send(caller, 'POST', '/good-guy-changes', { goodGuys, change: 'revoke' });
    expect((await revoke('manager')).body['code']).toBe('good_guy_not_found');
    expect((await revoke('admin')).status).toBe(200);
    const taken = { decisions, change: 'revoke' };
    expect((await send('manager', 'POST', '/decisions/change', taken)).body['code']).toBe('hit_decision_not_found');
    expect((await send('admin', 'POST', '/decisions/change', taken)).status).toBe(200);
  });

  it('holds for who is given a case', async () => {
    const people = items<{ id: string; role: string }>(await send('admin', 'GET', '/users'));
    const [manager, analyst] = (['manager', 'analyst'] as const).map(
      (role) => people.find((one) => one.role === role)?.id,
    );
    const assign = (to: string | undefined) =>
      send('admin', 'POST', '/cases/assign', { cases: [of('named').case.id], to });
    expect((await assign(manager)).body['code']).toBe('assignee_unfit');
    expect((await assign(analyst)).status).toBe(200);
  });

  it('holds for cases that a search or a file opens: none is opened of a customer who is hidden', async () => {
    const cases = async () => items(await send('admin', 'GET', '/cases?group=managers')).length;
    const recorded = () => desk.service.app.storage.history.count({});
    await send('admin', 'POST', '/customers', {
      customers: [{ externalRef: 'of-vip', searchText: 'Anna Vranok', group: 'managers' }],
    });
    const [count, records] = [await cases(), await recorded()];
    const asked = { searchText: 'Orlan Vestrakov', externalRef: 'of-vip', openCase: true };
    expect((await send('another token', 'POST', '/search', asked)).body['code']).toBe('customer_not_found');
    expect(await recorded()).toBe(records);
    const csv = 'id,name\nof-vip,Orlan Vestrakov\nof-nobody,Orlan Vestrakov\n';
    expect(await uploaded('openCases=true', csv)).toEqual([
      ['error', 'customer_not_found'],
      ['potential_match', undefined],
    ]);
    expect(await cases()).toBe(count);
    const { openCase: _, ...plain } = asked;
    expect((await send('another token', 'POST', '/search', plain)).status).toBe(200);
    expect((await send('manager', 'POST', '/search', asked)).status).toBe(200);
    expect(await cases()).toBeGreaterThan(count);
  });

  it('holds for a file without a group: who is hidden stays as they are, and the row says that', async () => {
    const csv = `id,name\n${of('managers').customer.externalRef},Somebody Else\nof-default,Anna Vranok\n`;
    expect(await uploaded('watch=true', csv)).toEqual([
      ['error', 'customer_not_found'],
      ['no_match', undefined],
    ]);
    const known = await desk.service.app.storage.customers.find(of('managers').customer.externalRef);
    expect(known).toMatchObject({ group: 'managers', input: { searchText: 'Orlan Vestrakov' } });
  });

  it('holds for a reference that a book from before has twice, as soon as one of both is hidden', async () => {
    const save = (caller: Caller, customer: object) => send(caller, 'POST', '/customers', { customers: [customer] });
    await save('admin', { externalRef: 'of-two / y', searchText: 'Orlan Vestrakov', group: 'managers' });
    await save('another token', { externalRef: 'of-two', searchText: 'Anna Vranok' });
    const search = { searchText: 'Orlan Vestrakov', externalRef: 'of-two / y' };
    const { searchId } = (await send('another token', 'POST', '/search', search)).body;
    const opened = async () => (await send('another token', 'POST', '/cases', { searchId })).body['code'];
    const before = await opened();
    await rowsOf(
      desk.service.dataDir,
      "insert into customer_party (reference, customer) values ('of-two / y', 'of-two')",
    );
    expect([before, await opened()]).toEqual(['search_not_found', 'search_not_found']);
  });
});
