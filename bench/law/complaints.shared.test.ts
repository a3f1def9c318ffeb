import { DEFAULT_POLICY, type Screening, screen } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadedIndex } from '../lists/load-index.ts';
import { hasOfficialLists, officialLists } from './official-lists.ts';

/** Maximum number of results for a bare common name. */
const NO_FLOOD = 10;

describe.skipIf(!hasOfficialLists)('complaints about searches on all official lists', () => {
  let loaded: LoadedIndex;
  const search = (searchText: string): Screening =>
    screen(loaded.index, { searchText }, { ...DEFAULT_POLICY, limit: 100 });

  beforeAll(async () => {
    loaded = await officialLists();
  });

  it('"Hezbollah" brings Hizballah first, though it has more than a hundred aliases', () => {
    const [first] = search('Hezbollah').hits;
    expect(`${first?.primaryName}`.toUpperCase()).toMatch(/H[IE]ZB.?[AO]LL/);
    expect(first?.priority).toBe('high');
  });

  it.each(['Li', 'Al', 'Ng', 'Kim'])('"%s" is too little, and does not flood the inbox', (name) => {
    const found = search(name);
    expect(found.insufficientName).toBe(true);
    expect(found.hits.length).toBeLessThanOrEqual(NO_FLOOD);
  });

  it.each(['Ahmad', 'Muhammad', 'Maria', 'Ivan', 'Ali'])(
    'the bare given name "%s" is answered by a few, never by none',
    (name) => {
      const found = search(name);
      expect(found.insufficientName).toBe(true);
      expect(found.hits.length).toBeGreaterThan(0);
      expect(found.hits.length).toBeLessThanOrEqual(NO_FLOOD);
    },
  );

  it.each([
    'President Putin',
    'nituP rimidalV',
    'P U T I N',
    'V l a d i m i r  P u t i n',
    'PUTINVLADIMIR',
    'Vlаdimir Putin',
  ])('"%s" finds him', (text) =>
    expect(
      search(text)
        .hits.map(({ primaryName }) => primaryName.toUpperCase())
        .join(),
    ).toContain('PUTIN'),
  );

  it('a payment text about nobody finds nobody', () => {
    const text =
      ':50K:/123456\nWHITAKER EMILY\n14 BAKER STREET\nLONDON\n:59:/7891011\nBERGMANN LOGISTICS GMBH\nMUENCHEN\n:70:INVOICE 4471';
    expect(search(text).hits.map(({ matchedName }) => matchedName?.value)).toEqual([]);
  });
});
