import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import { findByName } from '../../src/diagnose/find-by-name.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import { inventListings, inventName } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { identifier, party, vessel, weak } from '../builders/party.ts';
import { pick, randomFrom } from '../builders/random.ts';
import { indexOf } from '../builders/search.ts';

const ORLAN = party('Orlan VESTRAKOV', { sourceId: '1' });
const OTHERS = inventListings(200, randomFrom(5));
const index = indexOf([ORLAN, ...OTHERS]);
const why = (searchText: string, id: string = ORLAN.id, policy = {}) =>
  diagnose(index, { searchText }, { ...DEFAULT_POLICY, ...policy }, id);

describe('a diagnosis', () => {
  it('finds what a search finds, with its place', () => {
    const told = why('Orlan Vestrakov');
    expect(told).toMatchObject({ stage: 'found', found: true, rank: 1, nameScore: 100, changes: [] });
    expect(told.steps.every(({ passed }) => passed !== false)).toBe(true);
  });

  it('names the words that do not agree, what each costs, and the threshold that would find it', () => {
    const told = why('Tobrian Vestrakov Nokturel');
    expect(told).toMatchObject({ stage: 'threshold', found: false });
    const [name] = told.names;
    expect(name?.tokens.map(({ listed }) => listed)).toEqual(['VESTRAKOV']);
    const words = name?.costs.flatMap(({ query, listed, points }) => (points > 0 ? [query ?? listed] : []));
    expect(words).toEqual(expect.arrayContaining(['Tobrian', 'Nokturel']));
  });

  it('says so where a listing is not loaded', () => {
    expect(why('Orlan Vestrakov', 'us_ofac_sdn:none')).toMatchObject({ stage: 'not_listed', changes: null });
  });

  it.each([
    ['lists', { lists: ['eu_fsf'] }, ORLAN],
    ['effects', { effects: ['travel'] as const }, ORLAN],
    ['programs', { programs: ['DEMO-2'] }, party('Orlan VESTRAKOV', { programs: ['DEMO-1'] })],
    ['includeDelisted', {}, party('Orlan VESTRAKOV', { status: 'delisted' })],
  ])('names the filter that leaves a party out: %s', (filter, policy, listing) => {
    const other = party('Zilmir Tolbrek', { list: 'eu_fsf', programs: ['DEMO-2'] });
    const told = diagnose(
      indexOf([listing, other]),
      { searchText: 'Orlan Vestrakov' },
      { ...DEFAULT_POLICY, ...policy },
      listing.id,
    );
    expect(told).toMatchObject({ stage: 'filtered', listings: [{ leftOutBy: [filter] }] });
    expect(told.changes?.map(({ member }) => member)).toEqual([filter]);
  });

  it('tells a weak name that makes no result by itself', () => {
    const listing = party('Zilmir Tolbrek', { aliases: [weak('Quelban Varnok')] });
    const told = diagnose(indexOf([listing]), { searchText: 'Quelban Varnok' }, DEFAULT_POLICY, listing.id);
    expect(told).toMatchObject({ stage: 'weak_alias', changes: [{ member: 'weakAliases' }] });
  });

  it('finds a ship of another number, whose result says so', () => {
    const listing = vessel('Quelban Varnok', { identifiers: [identifier('imo', '9074729')] });
    const query = { searchText: 'Quelban Varnok', identifiers: [{ type: 'imo' as const, value: '9176187' }] };
    const told = diagnose(indexOf([listing]), query, DEFAULT_POLICY, listing.id);
    expect(told).toMatchObject({ stage: 'found', rank: 1, changes: [] });
  });

  it('tells a party behind the limit, and how many results would show it', () => {
    const same = Array.from({ length: 3 }, (_, i) => party('Quelban Varnok', { sourceId: `${i}`, birthDates: [] }));
    const told = diagnose(
      indexOf(same),
      { searchText: 'Quelban Varnok' },
      { ...DEFAULT_POLICY, limit: 2 },
      'us_ofac_sdn:2',
    );
    expect(told).toMatchObject({ stage: 'limit', rank: 3, changes: [{ member: 'limit', value: 3 }] });
  });

  it('tells a name that does not stand in a longer text', () => {
    const text =
      'payment of invoice 4711 for the delivery of forty pumps and twelve valves with their seals and gaskets to the harbour of Port Vantal, ' +
      'free of all charges and without any further notice, by order of the buyer';
    expect(why(text)).toMatchObject({ stage: 'not_in_text', found: false });
    expect(why(text.replace('the buyer', 'Orlan Vestrakov'))).toMatchObject({ stage: 'found' });
  });

  it('has nothing to say of text without words, but says it', () => {
    expect(why('!!!')).toMatchObject({ stage: 'unscreenable', names: [] });
  });

  it('is a result by identifier whatever the name', () => {
    const listing = party('Zilmir Tolbrek', { identifiers: [identifier('passport', 'K8812004')] });
    const told = diagnose(indexOf([listing]), { searchText: 'passport K8812004' }, DEFAULT_POLICY, listing.id);
    expect(told).toMatchObject({ stage: 'found' });
  });

  it('finds the listing that a name fits best', () => {
    expect(findByName(index, 'Vestrakov, Orlan')).toBe(ORLAN.id);
    expect(findByName(index, 'Xyqqqwv')).toBeUndefined();
  });
});

describe('a diagnosis agrees with the search, for any query and party', () => {
  const random = randomFrom(11);
  const cases = Array.from({ length: 120 }, (_, i) => {
    const listing = pick(OTHERS, random);
    const name = pick(listing.names, random).value;
    return { listing, text: i % 4 === 3 ? inventName(random) : mutate(mutate(mutate(name, random), random), random) };
  });

  it('on what is found, at what score', () => {
    for (const { listing, text } of cases) {
      const told = why(text, listing.id);
      const hit = screen(index, { searchText: text }, DEFAULT_POLICY).hits.find(({ listings }) =>
        listings.includes(listing.id),
      );
      expect(told.found, text).toBe(hit !== undefined);
      if (hit) expect(told.nameScore, text).toBe(hit.nameScore);
      expect(told.stage, text).not.toBe('retrieval');
    }
  });

  it('and a search under the changes it names shows the party', () => {
    let changed = 0;
    for (const { listing, text } of cases) {
      const told = why(text, listing.id);
      const threshold = told.changes?.find(({ member }) => member === 'threshold')?.value;
      if (typeof threshold !== 'number') continue;
      changed++;
      const { hits } = screen(index, { searchText: text }, { ...DEFAULT_POLICY, threshold, limit: 100 });
      expect(
        hits.some(({ listings }) => listings.includes(listing.id)),
        text,
      ).toBe(true);
    }
    expect(changed).toBeGreaterThan(3);
  });
});
