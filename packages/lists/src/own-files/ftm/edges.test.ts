import { describe, expect, it } from 'vitest';
import { readBytes, refusalOf } from '../../../test/read-text.ts';

const file = (...entities: object[]) => entities.map((entity) => `${JSON.stringify(entity)}\n`).join('');
const party = (id: string, schema = 'Company', properties: object = {}) => ({
  id,
  schema,
  properties: { name: [`Party ${id}`], ...properties },
});
const edge = (schema: string, properties: object) => ({ id: `e-${schema}`, schema, properties });

describe('relations of a FollowTheMoney list', () => {
  it('are stated by what is owned, with the share, whether they stand before or behind the parties', async () => {
    const { listing } = await readBytes(
      file(
        edge('Ownership', { owner: ['x'], asset: ['a'], percentage: ['51.00'], role: ['shareholder'] }),
        party('a'),
        party('b'),
        party('x', 'Person'),
        edge('Ownership', { owner: ['a'], asset: ['b'], endDate: ['2019-05', '2020-01-01'] }),
      ),
      { name: 'mine.ftm.json' },
    );
    expect(listing('a').relations).toEqual([{ kind: 'Owned by: shareholder', share: '51.00', listing: 'mine:x' }]);
    expect(listing('b').relations).toEqual([{ kind: 'Owned by', until: '2020-01-01', listing: 'mine:a' }]);
    expect(listing('x').relations).toBeUndefined();
  });

  it('keep family, offices, acting for somebody and mere links apart from ownership', async () => {
    const { listing } = await readBytes(
      file(
        party('p', 'Person'),
        party('q', 'Person'),
        party('c'),
        edge('Family', { person: ['p'], relative: ['q'], relationship: ['sister'] }),
        edge('Directorship', { director: ['p'], organization: ['c'] }),
        edge('Representation', { agent: ['p'], client: ['c'] }),
        edge('UnknownLink', { subject: ['p'], object: ['c'] }),
      ),
      { name: 'mine.ftm.json' },
    );
    expect(listing('p').relations).toEqual([
      { kind: 'Family: sister', listing: 'mine:q' },
      { kind: 'Director of', listing: 'mine:c' },
      { kind: 'Acting for', listing: 'mine:c' },
      { kind: 'Linked to', listing: 'mine:c' },
    ]);
  });

  it('lead to every party that one edge names, never to oneself', async () => {
    const { listing } = await readBytes(file(party('a'), edge('Ownership', { owner: ['x', 'y', 'a'], asset: ['a'] })), {
      name: 'mine.ftm.json',
    });
    expect(listing('a').relations?.map((relation) => relation.listing)).toEqual(['mine:x', 'mine:y']);
  });

  it('are also told by properties that hold ids; where they hold words, the name is all there is', async () => {
    const { listing } = await readBytes(
      file(party('a', 'Company', { parent: ['x', 'The Quay Holding'] }), party('v', 'Vessel', { owner: ['a'] })),
      { name: 'mine.ftm.json' },
    );
    expect(listing('a').relations).toEqual([
      { kind: 'Parent company', listing: 'mine:x' },
      { kind: 'Parent company', name: 'The Quay Holding' },
    ]);
    expect(listing('v').relations).toEqual([{ kind: 'Owned by', listing: 'mine:a' }]);
  });

  it('of a broken file are no reason of their own to refuse it', async () => {
    const broken = `${file(party('a'), edge('Ownership', { owner: ['x'], asset: ['a'] }))}{"schema": "Ownership", "id`;
    expect((await refusalOf(readBytes(broken, { name: 'mine.ftm.json' }))).code).toBe('malformed');
  });
});
