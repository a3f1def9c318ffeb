import { describe, expect, it } from 'vitest';
import type { ListState } from './list-state.ts';
import { unusableInWords } from './unusable-because.ts';

const state = (id: string, status: ListState['status'], required = true): ListState => ({
  id,
  status,
  required,
  title: id,
  publisher: '',
  url: '',
  effect: 'unknown',
  publishedEveryDays: 90,
  loaded: null,
  checkedAtMs: null,
  declaredAtMs: null,
  ageSeconds: 300 * 86_400,
  problem: null,
  problemKind: null,
  heldRemovals: 0,
});
const missing = (...ids: readonly string[]) => unusableInWords(ids.map((id) => state(id, 'missing')));

describe('required lists that prove nothing', () => {
  it('are named together where they are missing, and not all of many', () => {
    expect(missing('a')).toBe('a is required and missing');
    expect(missing('a', 'b')).toBe('2 required lists are missing: a, b');
    expect(missing('a', 'b', 'c', 'd')).toBe('4 required lists are missing: a, b, c, d');
    expect(missing(...'abcdefghi')).toBe('9 required lists are missing: a, b, c and 6 more');
  });

  it('are the first few of many that are too old', () => {
    const words = unusableInWords([...'abcdef'].map((id) => state(id, 'stale')));
    expect(words.split('; ')).toHaveLength(4);
    expect(words).toMatch(/^a is too old .*; 3 more required lists prove nothing either$/);
  });

  it('are not called old by their date where they cannot be loaded again', () => {
    const problem = 'The folder of lists cannot be loaded any more.';
    expect(unusableInWords([{ ...state('a', 'stale'), ageSeconds: 0, problem, isLost: true }])).toBe(
      `a counts as too old (${problem})`,
    );
  });

  it('are named with their reason where they are there, and not named where they are not required', () => {
    const states = [state('old', 'stale'), state('a', 'missing'), state('fine', 'fresh'), state('b', 'missing', false)];
    expect(unusableInWords(states)).toBe(
      'old is too old (published 300 days ago, usually every 90 days); a is required and missing',
    );
  });
});
