import type { SearchResponse } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { codePointsOf, uncomparedValues, uncomparedWhys } from './not-compared-view.tsx';

const answer = (searchText: string, notCompared: SearchResponse['notCompared']) => ({ searchText, notCompared });

describe('what was not compared', () => {
  it('names the value that it stands in', () => {
    const values = uncomparedValues(
      answer('Var�ok ⸺', [
        { field: 'searchText', index: null, span: { start: 3, end: 4 }, why: 'replacement_character' },
        { field: 'aliases', index: 1, span: { start: 0, end: 2 }, why: 'unreadable_script' },
        { field: 'searchText', index: null, span: { start: 7, end: 8 }, why: 'unknown_symbol' },
      ]),
    );
    expect(values).toEqual([
      {
        field: 'searchText',
        index: null,
        text: 'Var�ok ⸺',
        spans: [
          { start: 3, end: 4 },
          { start: 7, end: 8 },
        ],
      },
      { field: 'aliases', index: 1, text: undefined, spans: [{ start: 0, end: 2 }] },
    ]);
  });

  it('says why, each piece once', () => {
    const whys = uncomparedWhys(
      answer('� ⸺ �', [
        { field: 'searchText', index: null, span: { start: 0, end: 1 }, why: 'replacement_character' },
        { field: 'searchText', index: null, span: { start: 2, end: 3 }, why: 'unknown_symbol' },
        { field: 'searchText', index: null, span: { start: 4, end: 5 }, why: 'replacement_character' },
        { field: 'addresses', index: 0, span: { start: 0, end: 1 }, why: 'unreadable_script' },
      ]),
    );
    expect(whys).toEqual([
      { why: 'replacement_character', pieces: ['�'] },
      { why: 'unknown_symbol', pieces: ['⸺'] },
      { why: 'unreadable_script', pieces: [] },
    ]);
  });

  it('is named by code points, whatever font there is', () => {
    expect(codePointsOf('�𐍈')).toBe('U+FFFD U+10348');
    expect(codePointsOf('abcdef')).toBe('U+0061 U+0062 U+0063 U+0064 …');
  });
});
