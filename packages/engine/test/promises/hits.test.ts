import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/index/build/build-index.ts';
import { openIndex } from '../../src/index/open/open-index.ts';
import { EFFECTS } from '../../src/types/listing.ts';
import { born, company, party, vessel, weak } from '../builders/party.ts';
import { randomFrom, shuffled } from '../builders/random.ts';
import { codesOf, hitOn, indexOf, model, search } from '../builders/search.ts';

const NAME = 'Varnok Tolbrecht';

describe('a name that its publisher calls weak', () => {
  const ofac = party('Zelimir Quelbani', { aliases: [weak('Mirza Ozhdan'), weak('Zurvik')] });
  const eu = party('Zelimir Quelbani', { list: 'eu_fsf', aliases: [weak('Mirza Ozhdan'), weak('Zurvik')] });

  it('does not alert by itself where only OFAC marks it so, but is counted and told', () => {
    const found = search([ofac], 'Mirza Ozhdan');
    expect(found.hits).toEqual([]);
    expect(found.suppressed.weakAliasOnly).toBe(1);
    expect(found.suppressed.items).toMatchObject([{ entityId: ofac.id, why: 'weak_alias_only', nameScore: 100 }]);
  });

  it('alerts on other lists, and says that it is weak', () => {
    const [hit] = search([eu], 'Mirza Ozhdan').hits;
    expect(hit?.listings).toEqual([eu.id]);
    expect(codesOf(hit)).toContain('weak_alias_only');
  });

  it('is a review when it is one word', () => expect(search([eu], 'Zurvik').hits[0]?.priority).toBe('review'));

  it('does not hide a strong name of the same party', () => {
    const [hit] = search([ofac], 'Zelimir Quelbani').hits;
    expect(hit?.matchedName?.quality).toBe('strong');
    expect(hit?.priority).toBe('high');
  });

  it('corroborates an identifier', () => {
    const listing = { ...ofac, identifiers: [{ type: 'passport' as const, value: 'QX471122' }] };
    const query = { searchText: 'Mirza Ozhdan', identifiers: [{ value: 'QX471122' }] };
    expect(search([listing], query).hits[0]).toMatchObject({ nameScore: 100, priority: 'high' });
  });

  it.each([
    ['always', 1],
    ['by_publisher', 0],
    ['never', 0],
  ] as const)('of OFAC, under the policy "%s": %i hits', (weakAliases, hits) =>
    expect(search([ofac], 'Mirza Ozhdan', { weakAliases }).hits).toHaveLength(hits),
  );

  it('of a list that nothing is known of alerts: a false alarm, not a miss', () => {
    const index = openIndex(buildIndex([ofac], model), model);
    expect(search(index, 'Mirza Ozhdan').hits).toHaveLength(1);
  });

  it('of another list does not alert under "never"', () => {
    const found = search([eu], 'Mirza Ozhdan', { weakAliases: 'never' });
    expect([found.hits.length, found.suppressed.weakAliasOnly]).toEqual([0, 1]);
  });
});

describe('a delisted party', () => {
  const listing = party(NAME, { status: 'delisted' });

  it('is left out', () => expect(search([listing], NAME)).toMatchObject({ hits: [], total: 0 }));

  it('is shown on request, as delisted', () => {
    const [hit] = search([listing], NAME, { includeDelisted: true }).hits;
    expect(codesOf(hit)).toContain('delisted');
  });

  it('is left out too when a document number finds it', () => {
    const bearer = { ...listing, identifiers: [{ type: 'passport' as const, value: 'QX471122' }] };
    expect(search([bearer], 'QX471122').hits).toEqual([]);
  });
});

describe('a filter', () => {
  const listings = [
    party(NAME, { list: 'us_ofac_sdn', effect: 'asset_freeze', programs: ['ALPHA'] }),
    party(NAME, { list: 'un_sc', effect: 'travel', programs: ['BETA', 'GAMMA'] }),
    party(NAME, { list: 'eu_fsf', effect: 'unknown', programs: [] }),
  ];
  const found = (policy: Parameters<typeof search>[2]) =>
    search(listings, NAME, policy)
      .hits.flatMap(({ listings: [id] }) => id?.split(':')[0] ?? [])
      .sort();

  it('of lists keeps those lists', () => expect(found({ lists: ['un_sc', 'eu_fsf'] })).toEqual(['eu_fsf', 'un_sc']));
  it('of a list that is not loaded finds nothing', () => expect(found({ lists: ['xx_none'] })).toEqual([]));
  it('of effects never drops a listing of unknown effect', () =>
    expect(found({ effects: ['travel'] })).toEqual(['eu_fsf', 'un_sc']));
  it('of programmes never drops a listing that names none', () =>
    expect(found({ programs: ['GAMMA'] })).toEqual(['eu_fsf', 'un_sc']));
  it('that names every effect drops nothing', () => expect(found({ effects: [...EFFECTS] })).toHaveLength(3));

  it('of several effects keeps a listing that has one of them', () => {
    const listed = [party(NAME, { effect: 'export_control', effects: ['export_control', 'debarment'] })];
    expect(search(listed, NAME, { effects: ['debarment'] }).hits).toHaveLength(1);
    expect(search(listed, NAME, { effects: ['export_control'] }).hits).toHaveLength(1);
    expect(search(listed, NAME, { effects: ['travel'] }).hits).toEqual([]);
  });

  it.each(EFFECTS)('lets %s alert unasked: all that is loaded is searched', (effect) =>
    expect(search([party(NAME, { effect })], NAME).hits).toHaveLength(1),
  );
});

describe('the limit', () => {
  const listings = Array.from({ length: 30 }, (_, i) => party(NAME, { sourceId: String(i).padStart(2, '0') }));

  it('cuts, counts and names what it cuts', () => {
    const found = search(listings, NAME, { limit: 5 });
    expect(found.total).toBe(30);
    expect(found.hits).toHaveLength(5);
    expect(found.suppressed.overLimit).toBe(25);
    expect(found.suppressed.items.every(({ why }) => why === 'over_limit')).toBe(true);
  });

  it('cuts nothing that fits', () => expect(search(listings, NAME, { limit: 100 }).suppressed.overLimit).toBe(0));
});

describe('the order of hits', () => {
  it('of equal scores is by id, never by chance', () => {
    const listings = Array.from({ length: 12 }, (_, i) => party(NAME, { sourceId: String(i).padStart(2, '0') }));
    for (let seed = 1; seed <= 5; seed++) {
      const { hits } = search(shuffled(listings, randomFrom(seed)), NAME);
      expect(hits.map(({ entityId }) => entityId)).toEqual(listings.map(({ id }) => id));
    }
  });

  it('puts the exact name before the spelled one, and that before the part', () => {
    const names = ['Varnok Quelmir Tolbrecht', 'Varnok Tolbrek', NAME];
    const { hits } = search(
      names.map((name) => party(name)),
      NAME,
      { threshold: 50 },
    );
    expect(hits.map(({ primaryName }) => primaryName)[0]).toBe(NAME);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('puts the party whose birth date agrees first', () => {
    const [young, old] = ['1990-01-01', '1950-05-03'].map((day) =>
      party(NAME, { sourceId: day, birthDates: [{ text: day, earliest: day, latest: day, circa: false }] }),
    );
    if (!young || !old) throw new Error('Two parties were made.');
    const { hits } = search([young, old], { searchText: NAME, birthDate: '1950-05-03' });
    expect(hits.map(({ entityId }) => entityId)).toEqual([old.id, young.id]);
    expect(codesOf(hits[0])).toContain('birth_date_match');
    expect(codesOf(hits[1])).toContain('birth_date_conflict');
  });
});

describe('a birth date or a type that conflicts', () => {
  const facts = { countries: ['QZ'], addresses: [{ text: '12 Dorvan Street, Quelmburg' }] };
  const supported = { searchText: NAME, countries: ['QZ'], addresses: ['12 Dorvan Street, Quelmburg'] };

  it.each([
    ['two years apart', party(NAME, { ...facts, birthDates: [born('1961-03-14')] }), { birthDate: '1963-09-02' }],
    ['another type', vessel(NAME, facts), { type: 'person' as const }],
  ])('makes a review of a full name, whatever else agrees: %s', (_, listing, query) => {
    const [hit] = search([listing], { ...supported, ...query }).hits;
    expect(hit?.nameScore).toBe(100);
    expect(hit?.priority).toBe('review');
    const sum = hit?.evidence.waterfall.reduce((all, { value }) => all + value, 0);
    expect(sum).toBeCloseTo(hit?.score ?? 0, 6);
  });
});

describe('listings of one party', () => {
  it('are one hit by their UN reference, with the id of the list that comes first', () => {
    const [ofac, un] = [
      party(NAME, { unReference: 'QXi.901' }),
      party(NAME, { list: 'un_sc', unReference: 'QXi.901' }),
    ];
    const { hits, total } = search([un, ofac], NAME);
    expect(total).toBe(1);
    expect(hits[0]?.entityId).toBe(ofac.id);
    expect(hits[0]?.listings.toSorted()).toEqual([ofac.id, un.id].sort());
    expect(indexOf([un, ofac]).entityOf(un.id)?.entityId).toBe(ofac.id);
  });

  it('stay apart where a reference is all that they share: publishers give that of another party', () => {
    const un = party(NAME, { list: 'un_sc', unReference: 'QXi.901' });
    const stranger = party('Vesna Quelmar', { list: 'gb_fcdo', unReference: 'QXi.901' });
    const related = party('Vesna Tolbrecht', { list: 'ch_seco', unReference: 'QXi.901' });
    const index = indexOf([un, stranger, related]);
    for (const { id } of [un, stranger, related]) expect(index.entityOf(id)?.entityId).toBe(id);
  });

  it.each([
    ['in another order and case', 'TOLBRECHT, Varnok'],
    ['with a word more', 'Varnok Osel Tolbrecht'],
    ['spelled otherwise', 'Varnok Tolbrekht'],
    ['as an alias', 'Vesna Quelmar', 'Varnok Tolbrecht'],
  ])('are one by their UN reference where a name is common %s', (_how, name, ...aliases) => {
    const un = party('Varnok Tolbrecht', { list: 'un_sc', unReference: 'QXi.901' });
    const other = party(name, { list: 'gb_fcdo', unReference: 'QXi.901', aliases });
    expect(indexOf([un, other]).entityOf(other.id)?.entityId).toBe(indexOf([un, other]).entityOf(un.id)?.entityId);
  });

  it('is shown once where one list only repeats another', () => {
    const ofac = party(NAME, { list: 'us_ofac_sdn', sourceId: '1' });
    const csl = party(NAME, { list: 'us_csl', sourceId: 'SDN-1', repeats: ofac.id });
    const other = party(NAME, { list: 'us_csl', sourceId: 'SDN-2', repeats: 'us_ofac_sdn:2' });
    const { hits } = search([csl, other, ofac], NAME);
    expect(hits.map(({ listings }) => [...listings].sort())).toContainEqual([csl.id, ofac.id].sort());
    expect(hits).toHaveLength(2);
  });

  it('keep their scores apart: evidence of one is not lent to the other', () => {
    const ofac = party(NAME, { unReference: 'QXi.901' });
    const un = party('Varnok Tolbrek', { list: 'un_sc', unReference: 'QXi.901', nationalities: ['IR'] });
    const [hit] = search([ofac, un], { searchText: NAME, countries: ['IR'] }).hits;
    expect(hit?.listings[0]).toBe(ofac.id);
    expect(codesOf(hit)).not.toContain('country_match');
  });

  it('are not one for a name alone', () => {
    const listings = [party(NAME), party(NAME, { list: 'un_sc' })];
    expect(search(listings, NAME).total).toBe(2);
  });
});

describe('other names in the query', () => {
  const listing = party(NAME);

  it('are readings of their own', () => {
    const [hit] = search([listing], { searchText: 'Ozren Quelbani', aliases: [NAME] }).hits;
    expect(hit?.nameScore).toBe(100);
  });

  it('have spans in their own text', () => {
    const alias = `  ${NAME.toUpperCase()}`;
    const [hit] = search([listing], { searchText: 'Ozren Quelbani', aliases: [alias] }).hits;
    for (const { query, querySpan } of hit?.evidence.tokens ?? []) expect(alias.slice(...querySpan)).toBe(query);
  });

  it('never lower what the search text finds', () => {
    const [alone] = search([listing], NAME).hits;
    const [along] = search([listing], { searchText: NAME, aliases: ['Quite Another', 'Varnok'] }).hits;
    expect(along?.score).toBe(alone?.score);
  });
});

describe('near misses', () => {
  it('are counted and named, and are no hits', () => {
    const listing = party('Varnok Tolbrecht');
    const score = search([listing], 'Varnok Tolbrek', { threshold: 50 }).hits[0]?.nameScore ?? 0;
    const found = search([listing], 'Varnok Tolbrek', { threshold: Math.ceil(score) + 1 });
    expect(found.hits).toEqual([]);
    expect(found.suppressed.nearMisses).toBe(1);
    expect(found.suppressed.items[0]).toMatchObject({ entityId: listing.id, why: 'near_miss', nameScore: score });
  });
});

describe('the type that is asked for', () => {
  it('orders, and hides nothing', () => {
    const listings = [vessel(NAME, { sourceId: '1' }), party(NAME), company(NAME, { sourceId: '3' })];
    for (const type of ['person', 'vessel', 'organization'] as const) {
      const found = search(listings, { searchText: NAME, type });
      expect(found.total).toBe(3);
      expect(found.hits[0]?.entityType).toBe(type);
      expect(hitOn(found, listings[0] ?? party(NAME))).toBeDefined();
    }
  });
});

describe('a hit across scripts', () => {
  const listed = party('Varnok Tolbrecht', { list: 'us_ofac_sdn' });
  const methodsOf = (text: string) => search([listed], text).hits[0]?.evidence.tokens.map(({ method }) => method);

  it('says that words are the same in another script, and of the same script that they are exact', () => {
    expect(methodsOf('Варнок Толбрет')?.[0]).toBe('transliteration');
    expect(methodsOf('VARNOK Tolbrécht')).toEqual(['exact', 'exact']);
  });

  it('has no estimate of a search that reads Latin letters only', () => {
    expect(search([listed], 'Варнок Толбрехт').hits[0]?.ofacScoreEstimate).toBeNull();
    expect(search([listed], NAME).hits[0]?.ofacScoreEstimate).toBe(100);
  });
});
