import type { SearchResult } from '@namesake/contract';
import { DEFAULT_POLICY, loadModel, nameScoresAmong } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { suggestSame } from '../../src/modules/search/possibly-same.ts';

const model = loadModel();
let read = 0;
const app: Parameters<typeof suggestSame>[0] = {
  policy: DEFAULT_POLICY,
  nameScoresAmong: (entities, policy) => {
    const scoresOf = nameScoresAmong(entities, policy, model);
    return (query) => {
      read += 1;
      return scoresOf(query);
    };
  },
};

type Born = readonly [earliest: string, latest: string, circa?: boolean];

const result = (
  id: string,
  primaryName: string,
  born: Born | undefined,
  entityType: SearchResult['entityType'] = 'person',
) =>
  ({
    entityId: id,
    entityType,
    priority: 'high',
    score: 100,
    nameScore: 100,
    ofacScoreEstimate: null,
    primaryName,
    matchedName: null,
    reasons: [],
    evidence: { tokens: [], fields: [], waterfall: [] },
    listings: [],
    possiblySameAs: [],
    aliases: [],
    birthDates:
      born === undefined
        ? []
        : [{ text: born[0].slice(0, 4), earliest: born[0], latest: born[1], circa: born[2] ?? false, listing: id }],
    birthPlaces: [],
    nationalities: [],
    addresses: [],
    identifiers: [],
    positions: [],
    relations: [],
  }) satisfies SearchResult;

const suggested = (...results: readonly SearchResult[]) =>
  suggestSame(app, results).map(({ possiblySameAs }) => possiblySameAs.map(({ entityId }) => entityId));

const YEAR: Born = ['1971-01-01', '1971-12-31'];
const DAY: Born = ['1971-04-02', '1971-04-02'];

describe('two results', () => {
  it('may be the same person where names and birth dates agree, and each says so of the other', () => {
    const [one, other] = suggestSame(app, [
      result('a:1', 'Orlan VESTRAKOV', YEAR),
      result('b:2', 'VESTRAKOV, Orlan', DAY),
    ]);
    const text = 'The names agree (100) and so do the birth dates (1971).';
    const code = 'name_and_birth_date';
    expect(one?.possiblySameAs).toEqual([{ entityId: 'b:2', primaryName: 'VESTRAKOV, Orlan', list: '', code, text }]);
    expect(other?.possiblySameAs).toEqual([{ entityId: 'a:1', primaryName: 'Orlan VESTRAKOV', list: '', code, text }]);
  });

  it.each([
    ['another birth date', result('b:2', 'Orlan VESTRAKOV', ['1972-01-01', '1972-12-31'])],
    ['no birth date', result('b:2', 'Orlan VESTRAKOV', undefined)],
    ['a birth date that the publisher doubts', result('b:2', 'Orlan VESTRAKOV', [YEAR[0], YEAR[1], true])],
    ['a birth date of several years', result('b:2', 'Orlan VESTRAKOV', ['1969-01-01', '1973-12-31'])],
    ['another name', result('b:2', 'Tesmond QUILLABY', DAY)],
    ['another kind', result('b:2', 'Orlan VESTRAKOV', DAY, 'vessel')],
  ])('are not the same with %s', (_, other) => {
    expect(suggested(result('a:1', 'Orlan VESTRAKOV', DAY), other)).toEqual([[], []]);
  });

  it('are each read once, however many they are compared with', () => {
    read = 0;
    const four = ['Orlan VESTRAKOV', 'Tesmond QUILLABY', 'Marit HOLDERBEK', 'Junia PRESKOTT'];
    suggested(...four.map((name, n) => result(`a:${n}`, name, DAY)));
    // The last one was compared with all others.
    expect(read).toBe(3);
  });

  it('are told whichever of their names agree, in whatever order they come', () => {
    const strangers = ['Tesmond QUILLABY', 'Marit HOLDERBEK', 'Junia PRESKOTT', 'Balthor ENGVIK', 'Sunniva DRAKE'];
    const others = strangers.map((name, n) => result(`c:${n}`, name, DAY));
    const [one, other] = [result('a:1', 'Orlan VESTRAKOV', DAY), result('b:2', 'Vestrakov Orlan', YEAR)];
    const told = suggestSame(app, [one, ...others, other]).flatMap(({ entityId, possiblySameAs }) =>
      possiblySameAs.map((same) => `${entityId} ${same.entityId}`),
    );
    expect(told).toEqual(['a:1 b:2', 'b:2 a:1']);
  });

  it('are compared in bounded number', () => {
    read = 0;
    suggested(...Array.from({ length: 100 }, (_, n) => result(`a:${n}`, 'Orlan VESTRAKOV', DAY)));
    expect(read).toBe(1);
  });
});
