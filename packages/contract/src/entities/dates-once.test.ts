import { describe, expect, it } from 'vitest';
import { datesOnce } from './dates-once.ts';

const DAY = { earliest: '1952-03-07', latest: '1952-03-07', circa: false };

describe('dates of a party', () => {
  it('are one where publishers write the same day in other words, with all listings that have it', () => {
    const dates = [
      { ...DAY, text: '07 Mar 1952', listing: 'us_ofac_sdn:1' },
      { ...DAY, text: '1952-03-07', listing: 'eu_fsf:2' },
      { ...DAY, latest: '1952-12-31', earliest: '1952-01-01', text: '1952', listing: 'gb_fcdo:3' },
    ];
    expect(datesOnce(dates)).toEqual([
      { text: '07 Mar 1952', listings: ['us_ofac_sdn:1', 'eu_fsf:2'] },
      { text: '1952', listings: ['gb_fcdo:3'] },
    ]);
  });

  it('are two where one publisher doubts the day', () => {
    const dates = [false, true].map((circa) => ({ ...DAY, circa, text: circa ? 'circa 7 Mar 1952' : '1952-03-07' }));
    expect(datesOnce(dates.map((date) => ({ ...date, listing: 'eu_fsf:2' })))).toHaveLength(2);
  });
});
