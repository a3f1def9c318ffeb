import { describe, expect, it } from 'vitest';
import { company, party } from '../builders/party.ts';
import { comparison, search } from '../builders/search.ts';

describe('a text that stands in for a missing name', () => {
  const listed = [party('Lin Na Quelmar'), company('TREINTA'), company('Quelmar Test Centre'), party('Nan Tolbrecht')];

  it.each(['N/A', 'n.a.', 'xxx', 'XXX', 'test', 'test test', 'Mr Unknown'])(
    '%s is no name and finds nobody',
    (text) => {
      const { total, insufficientName } = search(listed, text);
      expect({ total, insufficientName }).toEqual({ total: 0, insufficientName: true });
    },
  );

  it('agrees with no other name in a comparison', () =>
    expect(comparison('xxx', 'TREINTA', 'organization').priority).toBe(null));

  it.each(['xxx', 'Unknown', 'Test'])('%s finds a party that is listed under exactly this name', (text) =>
    expect(search([company(text.toUpperCase())], text).hits[0]?.nameScore).toBe(100),
  );

  it('leaves the other names of a query alone', () =>
    expect(search(listed, { searchText: 'N/A', aliases: ['Lin Na Quelmar'] }).hits[0]?.priority).toBe('high'));

  it('is no number: 30 finds TREINTA', () => expect(search(listed, '30').total).toBe(1));
});
