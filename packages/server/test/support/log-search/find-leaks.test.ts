import { describe, expect, it } from 'vitest';
import { findLeaks } from './find-leaks.ts';

const line = (more: object): string =>
  JSON.stringify({ level: 30, time: 1, requestId: 'req_0123456789abcdef', ...more });

describe('the search of the logs', () => {
  it('finds a name as it is, in other case, as JSON and as a URL', () => {
    const name = 'Dalvor "the" Quelmár';
    for (const text of [name, name.toUpperCase(), encodeURIComponent(name)])
      expect(findLeaks([line({}), line({ msg: `asked for ${text}` })], [name])).toHaveLength(1);
  });

  it('finds what stands where an id should', () => {
    expect(findLeaks([line({ tokenId: 'nsk_live_tolbrecht' })], ['nsk_live_tolbrecht'])).toHaveLength(1);
  });

  it('finds nothing in a log without', () => {
    expect(findLeaks([line({ route: '/api/v1/search', status: 200 })], ['Tolbrecht', 'nsk_live_x'])).toEqual([]);
  });
});
