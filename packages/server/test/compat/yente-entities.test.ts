import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/test-service.ts';
import { BASE, yenteService } from './yente-service.ts';

const yente = yenteService();

describe('a listed party', () => {
  const entity = (path: string, by = yente.token): Promise<Answer> => yente.service.get(`${BASE}/entities/${path}`, by);
  const moved = (path: string) =>
    fetch(`${yente.service.url}${BASE}/entities/${path}`, {
      redirect: 'manual',
      headers: { authorization: `Bearer ${yente.token}` },
    });

  it('is an entity with its measures and relations, or without', async () => {
    const { body } = await entity('list-a..1');
    expect((await entity('list_a:1')).body).toEqual(body);
    expect(body).toMatchObject({ id: 'list-a..1', caption: 'Orlan VESTRAKOV', schema: 'Person', target: true });
    const { sanctions, unknownLinkTo, ...own } = Object(body)['properties'];
    expect(sanctions).toMatchObject([
      { schema: 'Sanction', datasets: ['list_a'], properties: { program: ['DEMO-1'], entity: ['list-a..1'] } },
      { schema: 'Sanction', datasets: ['list_b'] },
    ]);
    expect(unknownLinkTo).toMatchObject([
      {
        schema: 'UnknownLink',
        properties: { role: ['Owner of'], object: [{ id: 'list-a..2', schema: 'Organization' }] },
      },
    ]);
    expect(Object((await entity('list_a:1?nested=false')).body)['properties']).toEqual(own);
    const other = Object((await entity('list_a%3A2')).body)['properties'];
    expect(other.unknownLinkFrom).toMatchObject([{ properties: { subject: [{ id: 'list-a..1' }] } }]);
  });

  it('is found under the id of any of its listings, which leads to its own', async () => {
    const answer = await moved('list_b:9');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'list-a..1']);
    const adjacent = await moved('list_b:9/adjacent');
    expect(new URL(adjacent.headers.get('location') ?? '', adjacent.url).pathname).toBe(
      `${BASE}/entities/list-a..1/adjacent`,
    );
    const followed = await fetch(`${yente.service.url}${BASE}/entities/list_b:9`, {
      headers: { authorization: `Bearer ${yente.token}` },
    });
    expect(await followed.json()).toMatchObject({ id: 'list-a..1', referents: ['list-b..9'] });
  });

  it('has what stands beside it in pages of each property', async () => {
    const { body } = await entity('list_a:1/adjacent?limit=1&offset=1');
    expect(body).toMatchObject({
      entity: { id: 'list-a..1' },
      adjacent: {
        sanctions: { results: [{ datasets: ['list_b'] }], total: { value: 2, relation: 'eq' }, limit: 1, offset: 1 },
        unknownLinkTo: { results: [], total: { value: 1 } },
      },
    });
  });

  it('has what stands beside it by one property, in pages', async () => {
    const { status, body } = await entity('list_a:1/adjacent/sanctions?limit=1&offset=1&sort=listingDate:desc');
    expect([status, body]).toMatchObject([
      200,
      {
        results: [{ schema: 'Sanction', datasets: ['list_b'] }],
        total: { value: 2, relation: 'eq' },
        limit: 1,
        offset: 1,
      },
    ]);
    const none = await entity('list_a:1/adjacent/familyPerson');
    expect(none.body).toEqual({ results: [], total: { value: 0, relation: 'eq' }, limit: 10, offset: 0 });
    expect((await entity('list_a:1/adjacent/sanctions?limit=501')).status).toBe(422);
  });

  it.each(['name', 'ownershipOwner', 'banana', '__proto__', 'constructor'])(
    'has nothing by %s, by which no list leads on: not an empty page, which would say that there is nothing',
    async (property) => {
      const { status, body } = await entity(`list_a:1/adjacent/${property}`);
      expect([status, body['detail']]).toEqual([404, expect.stringContaining('sanctions')]);
    },
  );

  it('that there is not is 404', async () => {
    const { status, body } = await entity('list_a:404');
    expect([status, typeof body['detail']]).toEqual([404, 'string']);
  });
});
