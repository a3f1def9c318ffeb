import { expect, it } from 'vitest';
import { datesIn } from './days.ts';

it('reads two days of one month as both, and keeps a year of two digits in words', () => {
  expect(datesIn('2000年2月20/29').dates.map(({ earliest }) => earliest)).toEqual(['2000-02-20', '2000-02-29']);
  expect(datesIn('60年')).toMatchObject({ dates: [], unread: ['60年'] });
});
