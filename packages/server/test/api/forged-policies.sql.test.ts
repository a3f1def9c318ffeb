import type { DecisionView, SearchResponse } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../support/database-of.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

const REF = { externalRef: 'customer-1' };
const STRICT = { ...REF, policy: 'strict' };
const LOOSE = { threshold: 72 };
const SAFE = { threshold: 70, fourEyes: ['false_positive', 'good_guy'] };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
  for (const members of [LOOSE, SAFE]) await save(members);
});
afterEach(() => service.close());

const save = async (members: object): Promise<void> => {
  const { status } = await admin.send('PUT', '/policies/strict', { ...members, text: 'Instruction 4' });
  expect([200, 201]).toContain(status);
};
const search = (members: object) => analyst.send('POST', '/search', { searchText: 'Orlan Vestrakov', ...members });

/** Decides alone about the hits of a screening that names no policy. */
async function decidedAlone(): Promise<readonly string[]> {
  const { searchId } = (await search(REF)).body as unknown as SearchResponse;
  const body = { listings: ['list_a:1'], verdict: 'false_positive', reason: 'different_birth_date' };
  const { body: made } = await analyst.send('POST', `/searches/${searchId}/decisions`, body);
  return (Object(made)['items'] as readonly DecisionView[]).map(({ state }) => state);
}

describe('a policy that asks for a second person, and that somebody who writes the database', () => {
  it.each([
    ['makes looser', 'update policy_version set body = replace(body, \'"false_positive"\', \'"true_match"\')'],
    ['turns back to its earlier version', "update policy set version = 1 where name = 'strict'"],
    ['deletes', "delete from policy where name = 'strict'"],
    ['puts back without proof', 'update policy set mac = null'],
  ])('%s: is not used, and its customers still need a second person', async (_, sql) => {
    expect((await search(STRICT)).status).toBe(200);
    await rowsOf(service.dataDir, sql);
    const { status, body } = await search(STRICT);
    expect([status, body['code']]).toEqual([422, 'unknown_policy']);
    expect(body['detail']).toMatch(/is not what this installation saved, or nothing proves it/);
    expect(await decidedAlone()).toEqual(['proposed']);
  });

  it('changes: is used again once an administrator saves it and another approves', async () => {
    await search(STRICT);
    await rowsOf(service.dataDir, "update policy set version = 1 where name = 'strict'");
    const ben = await join(service, admin, 'Ben', 'admin');
    const saved = await admin.send('PUT', '/policies/strict', { ...SAFE, text: 'Instruction 4' });
    expect(saved.status).toBe(202);
    expect((await search(STRICT)).status).toBe(422);
    const { version } = Object(saved.body['waiting']);
    const approval = { change: 'approve', version, text: 'as it was' };
    expect((await ben.send('POST', '/policies/strict/change', approval)).status).toBe(200);
    expect((await search(STRICT)).status).toBe(200);
    expect(await decidedAlone()).toEqual(['proposed']);
  });
});
