import { describe, expect, it } from 'vitest';
import { replaceToken } from '../../src/modules/access/tokens/replace-token.ts';
import { issuedToken } from '../support/issued-token.ts';
import type { Answer, TestService } from '../support/test-service.ts';
import { address, errorIn, idsIn, useWatchman } from './watchman-searches.ts';

const { started, search, recordOf } = useWatchman();

describe('a choice of lists', () => {
  /** An administrator's token, and one that screens. */
  const callers = async (to: TestService) => ({
    admin: await to.token({ scopes: ['policies:write', 'search:override', 'tokens:write'] }),
    client: await issuedToken(to),
  });
  const nobody = { name: 'Nobody Unlisted Quenderby', source: 'list_a' };

  /** What the command in an error does. */
  async function carryOut(error: string, to: TestService, token: string): Promise<Answer> {
    const [, path, body] = /curl -X PUT \$NAMESAKE_URL(\/\S+) .* -d '([^']+)'/.exec(error) ?? [];
    return to.fetch(path ?? '', {
      method: 'PUT',
      body: body ?? '',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
  }

  it('takes a policy that is allowed for the token: the error names it and the command', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    const refused = await to.get(address(nobody), client.secret);
    expect([refused.status, refused.body['code']]).toEqual([403, 'policy_not_allowed']);
    expect(errorIn(refused)).toContain(`"completeFor":["${client.id}"]`);
    expect((await carryOut(errorIn(refused), to, admin)).status).toBe(201);
    const answer = await to.get(address(nobody), client.secret);
    expect([answer.status, answer.body['entities']]).toEqual([200, []]);
    const other = await issuedToken(to);
    expect((await to.get(address(nobody), other.secret)).body).toMatchObject({ code: 'policy_not_allowed' });
  });

  it('is complete by that policy; the record says what was left out', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    const found = await to.get(address({ name: 'Orlan Vestrakov', source: 'list_a' }), client.secret);
    expect(idsIn(found)).toContain('list_a:1');
    const record = await recordOf(await to.get(address(nobody), client.secret), to);
    expect(record).toMatchObject({ outcome: 'incomplete', complete: false, completeByPolicy: true, restricted: true });
    expect(record['deviations']).toMatchObject([{ member: 'policy' }]);
    expect(record['lists']).toMatchObject([{ id: 'list_a' }]);
  });

  it('needs no list but those', async () => {
    const to = await started({ ages: { list_a: 1, list_b: 1_000 } });
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    expect((await to.get(address(nobody), client.secret)).body['entities']).toEqual([]);
    const all = await to.get(address({ name: nobody.name }), client.secret);
    expect(errorIn(all)).toMatch(/^lists_unavailable: /);
  });

  it('needs all of those', async () => {
    const to = await started({ ages: { list_a: 1_000, list_b: 1 } });
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    expect(errorIn(await to.get(address(nobody), client.secret))).toMatch(/^lists_unavailable: .*list_a/);
  });

  it('stays allowed for a token that takes over by rotation', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    await carryOut(errorIn(await to.get(address(nobody), client.secret)), to, admin);
    const { storage, keys, now } = to.app;
    const by = { overlapMs: 0, actor: 'operator', requestId: '', nowMs: now(), check: () => {} };
    const { secret } = await replaceToken(storage.tokens, keys.tokenPepper, client.id, by);
    const answer = await to.get(address(nobody), secret);
    expect([answer.status, answer.body['entities']]).toEqual([200, []]);
  });

  it('that leaves out no required list takes none', async () => {
    expect(idsIn(await search({ name: 'Orlan Vestrakov', source: 'list_a,list_b' }))).toEqual(['list_a:1', 'list_b:9']);
  });

  it('that leaves out no required list searches the others as well: nothing here says that they were not', async () => {
    const to = await started({ required: ['list_a'] });
    const found = await to.get(address({ name: 'Orlan Vestrakov', source: 'list_a' }), await to.token());
    expect(idsIn(found)).toEqual(['list_a:1', 'list_b:9']);
  });

  it('is an error where several policies answer it, for one may find whom another does not', async () => {
    const to = await started();
    const { admin, client } = await callers(to);
    for (const [name, threshold] of [
      ['aaa', 80],
      ['zzz', 75],
    ] as const) {
      const body = JSON.stringify({ lists: ['list_a'], threshold, completeFor: [client.id], text: 'Enough.' });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${admin}` };
      const saved = await to.fetch(`/api/v1/policies/${name}`, { method: 'PUT', body, headers });
      expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    }
    expect(errorIn(await to.get(address(nobody), client.secret))).toMatch(/^policy_not_allowed: .*aaa, zzz/);
  });

  it('is not for a token to allow that may not weaken a search', async () => {
    const to = await started();
    const { client } = await callers(to);
    const token = await to.token({ scopes: ['policies:write'] });
    const body = JSON.stringify({
      effects: ['asset_freeze', 'sectoral', 'securities', 'correspondent', 'travel'],
      text: 'x',
    });
    const put = (name: string, members: string) =>
      to.fetch(`/api/v1/policies/${name}`, {
        method: 'PUT',
        body: members,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
    expect((await put('plain', body)).status).toBe(201);
    const refused = await put('widened', body.replace('{', `{"completeFor":["${client.id}"],`));
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
    expect(refused.body['detail']).toContain('completeFor');
  });

  it('is none in the words of Watchman’s own interface', async () => {
    expect(idsIn(await search({ name: 'Orlan Vestrakov', source: 'api-request' }))).toHaveLength(2);
  });

  it('of a list that is not here names those that are', async () => {
    const answer = await search({ name: 'Orlan Vestrakov', source: 'us_ofac' });
    expect(errorIn(answer)).toMatch(/^unknown_list: .*list_a, list_b/);
  });

  it('no policy names a token that there is not', async () => {
    const to = await started();
    const { admin } = await callers(to);
    const body = JSON.stringify({ lists: ['list_a'], completeFor: ['tok_nowhere'], text: 'A test.' });
    const answer = await to.fetch('/api/v1/policies/only-a', {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    });
    expect(answer.body).toMatchObject({ code: 'token_not_found', errors: [{ pointer: '/completeFor/0' }] });
  });
});
