import { buildIndex, DEFAULT_POLICY, type Effect, loadModel, openIndex } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { answerBlock } from '../../src/cli/screening/answer-block.ts';
import { screenRow } from '../../src/cli/screening/screen-row.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

const model = loadModel();
const data = buildIndex(SAMPLE_PARTIES, model);
const run = { policy: DEFAULT_POLICY, complete: true, nowMs: Date.UTC(2026, 0, 1), ignored: [] };
const row = { searchText: SAMPLE_PARTIES[0]?.names[0]?.value ?? '' };

it('a row that takes more work than a search may is an error, never a clearance', () => {
  const index = openIndex(data, model);
  const during = index.scratch.during.bind(index.scratch);
  Object.assign(index.scratch, { during: (search: () => unknown) => during(search, 10) });
  expect(screenRow(row, index, run)).toEqual({ error: { code: 'search_too_expensive' } });
});

it('and is answered where it takes less', () => {
  expect(screenRow(row, openIndex(data, model), run)).toMatchObject({ outcome: 'potential_match' });
});

describe('a row under chosen effects', () => {
  const debarred = SAMPLE_PARTIES.slice(0, 1).map((listing) => ({ ...listing, effect: 'debarment' as const }));
  const index = openIndex(buildIndex(debarred, model), model);
  const under = (effects: readonly Effect[]) =>
    screenRow(row, index, { ...run, policy: { ...DEFAULT_POLICY, effects } });
  const sanctions = ['asset_freeze', 'sectoral', 'securities', 'correspondent', 'travel'] as const;

  it('names whom they leave out, and is a clearance of what is no sanction', () => {
    expect(under([...sanctions, 'debarment'])).toMatchObject({ outcome: 'potential_match' });
    expect(under(sanctions)).toMatchObject({
      outcome: 'no_match',
      leftOut: { byEffect: 1, items: [{ primaryName: row.searchText, nameScore: 100 }] },
    });
  });

  it('is never a clearance where they leave out a sanction', () => {
    expect(under(['asset_freeze'])).toMatchObject({ outcome: 'incomplete', leftOut: { byEffect: 1 } });
  });
});

describe('a line of JSON', () => {
  const answers = (lines: readonly object[], ignored: readonly string[] = []) => {
    const block = { lines: lines.map((line) => JSON.stringify(line)), firstLine: 1 };
    const { text, ...more } = answerBlock(openIndex(data, model), { ...run, ignored }, block);
    return {
      rows: text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
      ...more,
    };
  };

  it('gets its reference back, and is an error where it has a member that nobody knows', () => {
    const { rows } = answers([
      { id: 1, searchText: 'Nobody Unlisted', externalRef: 'c-1' },
      { id: 2, searchText: 'Nobody Unlisted', alias: row.searchText },
    ]);
    expect(rows[0]).toEqual({ id: 1, outcome: 'no_match', results: [], externalRef: 'c-1' });
    expect(rows[1]).toEqual({ id: 2, error: { code: 'unknown_member', line: 2 } });
  });

  it('is no clearance where a member of names is set aside, and one where another is', () => {
    const line = { searchText: 'Nobody Unlisted', shoe: 'wide' };
    const { rows, ignored } = answers([{ ...line, alias: row.searchText }, line], ['alias', 'shoe']);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['incomplete', 'no_match']);
    expect(ignored).toEqual([['shoe', 'alias'], ['shoe']]);
  });
});
