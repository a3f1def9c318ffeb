import { describe, expect, it } from 'vitest';
import { LIST_LIMITATIONS } from './list-limitations.ts';
import { SOURCES } from './registry.ts';
import { UNREAD_LISTS } from './unread-lists.ts';

describe('the limitations of lists', () => {
  it('are stated for every list, since no list says everything', () => {
    expect(LIST_LIMITATIONS.map(({ list }) => list)).toEqual(SOURCES.map(({ id }) => id));
    for (const { list, limitations } of LIST_LIMITATIONS) expect(limitations, list).not.toEqual([]);
  });

  it('are whole sentences for people', () => {
    const texts = [...LIST_LIMITATIONS.flatMap(({ limitations }) => limitations), ...UNREAD_LISTS].map((each) =>
      'text' in each ? each.text : each.reason,
    );
    for (const text of texts) expect(text).toMatch(/^["\p{Lu}].*\.$/u);
  });
});
