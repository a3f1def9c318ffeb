import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/test-service.ts';
import { BASE, yenteService } from './yente-service.ts';

const yente = yenteService();

describe('reconciliation, as OpenRefine asks for it', () => {
  const form = (queries: string, path = `${BASE}/reconcile/default`): Promise<Answer> =>
    yente.service.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ queries }).toString(),
      headers: { authorization: `Bearer ${yente.token}`, 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('begins with a manifest of types', async () => {
    const { status, body } = await yente.service.get(`${BASE}/reconcile/default`, yente.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ versions: ['0.2'], identifierSpace: expect.stringMatching(/^https:/) });
    expect(Object(body)['defaultTypes'].length).toBeGreaterThan(3);
  });

  it('screens each query of a form, records it, and never calls a candidate the same', async () => {
    const queries = {
      q0: { query: 'Orlan Vestrakov', type: 'Person', properties: [{ pid: 'Person:birthDate', v: '1971-04-02' }] },
      q1: { query: 'Somebody Else', type: ['Person'], limit: 3 },
    };
    const { status, body, headers } = await form(JSON.stringify(queries));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      q0: { result: [{ id: 'list-a..1', name: 'Orlan VESTRAKOV', type: [{ id: 'Person' }], match: false }] },
      q1: { result: [] },
    });
    expect(headers.get('search-id')?.split(', ')).toHaveLength(2);
    const asJson = await yente.service.post(
      `${BASE}/reconcile/default`,
      { queries: JSON.stringify(queries) },
      yente.token,
    );
    expect(asJson.body).toEqual(body);
  });

  it.each(['{"mutti": {"query": 37473874}}', 'no json', '[]', '{"q": {}}'])('refuses %s', async (queries) => {
    const { status, body } = await form(queries);
    expect([status, typeof body['detail']]).toEqual([400, 'string']);
  });

  it.each(['__proto__', 'constructor', 'Person:toString', '::', ''])('refuses the property %j', async (pid) => {
    const { status } = await form(JSON.stringify({ q: { query: 'Somebody Else', properties: [{ pid, v: 'x' }] } }));
    expect(status).toBe(400);
  });

  it('refuses no query, and one that would be lost with its id', async () => {
    expect((await form('{}')).status).toBe(400);
    expect((await form('{"__proto__": {"query": "Somebody"}, "q": {"query": "Else"}}')).status).toBe(400);
  });

  it('takes no queries in the address, and answers no manifest that would look like no results', async () => {
    const address = `${BASE}/reconcile/default?queries=${encodeURIComponent('{"q0": {"query": "Orlan Vestrakov"}}')}`;
    const { status, body } = await yente.service.get(address, yente.token);
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('by POST')]);
  });

  it('takes forms nowhere else', async () => {
    const { status, body } = await form('{}', '/api/v1/search');
    expect([status, body['code']]).toEqual([415, 'unsupported_media_type']);
  });
});
