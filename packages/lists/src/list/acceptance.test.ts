import { describe, expect, it } from 'vitest';
import { OFAC_SDN } from '../sources/ofac/source.ts';
import { assertAcceptable } from './acceptance.ts';
import type { ListVersion } from './list-version.ts';

const at = (publishedAt: string): ListVersion => ({
  id: 'us_ofac_sdn',
  title: '',
  publisher: '',
  version: '',
  publishedAt,
  checkedAt: publishedAt,
  records: 19_000,
  rejected: 0,
  sha256: '',
  sourceUrl: '',
  file: '',
});
const NOW_MS = Date.parse('2026-03-10T00:00:00Z');
const take = (next: string, current: string) => () => assertAcceptable(OFAC_SDN, at(next), at(current), NOW_MS);

const DAY = '2026-03-05T00:00:00.000Z';

describe('the date of a version in another form', () => {
  it.each([
    '2026-03-05T09:44:57.000Z',
    '2026-03-05T23:59:00.000Z',
    // Half past eight in the evening of the fifth, in Washington.
    '2026-03-06T01:30:00.000Z',
  ])('that tells only the day is not older than %s, a moment in it', (moment) => {
    expect(take(DAY, moment)).not.toThrow();
    expect(take(moment, DAY)).not.toThrow();
  });

  it('is older where the day had ended everywhere', () => {
    expect(take(DAY, '2026-03-06T13:00:00.000Z')).toThrow('older');
    expect(take('2026-03-04T08:00:00.000Z', DAY)).toThrow('older');
  });

  it('is compared to the second where both tell it, and to the day where neither does', () => {
    expect(take('2026-03-05T09:44:56.000Z', '2026-03-05T09:44:57.000Z')).toThrow('older');
    expect(take('2026-03-04T00:00:00.000Z', DAY)).toThrow('older');
    expect(take(DAY, DAY)).not.toThrow();
  });
});
