import { beforeAll, describe, expect, it } from 'vitest';
import { SearchTooExpensiveError } from '../src/index/open/budget.ts';
import { mergeTokens } from '../src/normalise/text/merge-tokens.ts';
import { normaliseText } from '../src/normalise/text/normalise-text.ts';
import type { Token } from '../src/normalise/text/token.ts';
import { type FormFinder, findForms } from '../src/retrieve/lookup/find-forms.ts';
import { queryTokens } from '../src/retrieve/lookup/query-tokens.ts';
import { planQuery } from '../src/retrieve/plan/query-plan.ts';
import { align } from '../src/score/name/align.ts';
import { pairsOf } from '../src/score/name/pairs.ts';
import { DEFAULT_POLICY } from '../src/screen/default-policy.ts';
import { MAX_STEPS } from '../src/screen/step-limits.ts';
import { matchText } from '../src/screen/text/match-text.ts';
import { formOf } from '../src/words/form/form.ts';
import { keysOf } from '../src/words/keys/keys.ts';
import { inventListings } from './builders/invent.ts';
import { party } from './builders/party.ts';
import { randomFrom } from './builders/random.ts';
import { sizeOf } from './builders/runs.ts';
import { comparison, indexOf, model, search } from './builders/search.ts';

/** Characters of the longest text that is taken. */
const LENGTH = sizeOf(10_000, 3_000);
const fill = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
const HOSTILE: readonly (readonly [what: string, text: string])[] = [
  ['letters, each a word', fill('a b c d e f ')],
  ['one letter without end', fill('a')],
  ['the commonest word again and again', fill('Muhammad ')],
  ['the commonest words of companies', fill('Company Limited Trading ')],
  ['particles only', fill('al bin de ')],
  ['listed words again and again', fill('Varnok Tolbrecht ')],
  ['words that are nearly alike', fill('Varnok Varnak Vornok Varnuk Vernok ')],
  ['combining marks only', fill('\u0301\u0308')],
  ['a letter under thousands of marks', `a${fill('\u0301')}`],
  ['digits', fill('1234567890')],
  ['numbers in groups', fill('1234 567 ')],
  ['emoji', fill('🚢👩‍👩‍👧 ')],
  ['right-to-left marks', fill('\u202e\u200f\u2067')],
  ['zero-width characters between letters', fill('a\u200b')],
  ['lone surrogates', fill('\ud800\udc00\ud800')],
  ['control characters', fill('\u0000\u0007')],
  ['apostrophes', fill("'")],
  ['signs that stand for letters', fill('a1$@!|')],
  ['Han characters without spaces', fill('王李明国伟')],
  ['Hangul without spaces', fill('김박영호')],
  ['Thai without spaces', fill('สมชาย')],
  ['Arabic letters', fill('محمد ')],
  ['scripts in turn', fill('aбγא')],
  ['ligatures that grow when folded', fill('\ufdfa')],
  ['ligatures of four characters', fill('\u337f')],
  ['hyphens', fill('al-')],
  ['brackets and slashes', fill('(a/b) ')],
  ['words that join names', fill('alias Varnok formerly ')],
];
const index = indexOf([
  ...inventListings(200, randomFrom(9)),
  party('Varnok Tolbrecht'),
  party('Muhammad Muhammad Muhammad'),
  party(fill('Varnok ').slice(0, 700)),
  party('a b c d e f g h i j k l m n o p'),
]);

/** Steps that one piece of work takes at most: so many may be spent beyond the limit before a search ends. */
const MAX_AT_ONCE = 200_000;

/** What is found; undefined where the search is refused for its work. */
function unlessRefused<Found>(find: () => Found): Found | undefined {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof SearchTooExpensiveError)) throw error;
    return undefined;
  }
}

/** Letters hashed for one word before it counts as unbounded. */
const MAX_LETTERS = 1_000_000;

/** @throws Error when finding the keys of a word takes more than a bounded number of steps, before it takes them */
function checkKeys(text: string): void {
  for (const token of normaliseText(text).tokens) {
    for (const form of [token.text, ...token.readings]) {
      let letters = 0;
      keysOf(formOf(form, model), () => {
        letters += form.length;
        if (letters > MAX_LETTERS) throw new Error(`A word of ${form.length} letters has keys without bound.`);
      });
    }
  }
}

describe.each(HOSTILE)('thousands of characters: %s', (_, text) => {
  beforeAll(() => checkKeys(text));

  it('are answered within the limits of an answer, or refused', () => {
    const found = unlessRefused(() => search(index, { searchText: text, aliases: [text] }));
    expect(index.scratch.budget.spent).toBeLessThanOrEqual(MAX_STEPS + MAX_AT_ONCE);
    if (found === undefined) return;
    expect(found.hits.length).toBeLessThanOrEqual(25);
    expect(found.suppressed.items.length).toBeLessThanOrEqual(25);
    for (const { evidence } of found.hits) expect(evidence.tokens.length).toBeLessThanOrEqual(30);
  });

  it('normalise to no more tokens than characters, with few readings each', () => {
    const { tokens } = normaliseText(text);
    // One ligature may stand for a whole phrase: NFKC expands a character to eighteen at most.
    expect(tokens.reduce((sum, token) => sum + token.text.length, 0)).toBeLessThanOrEqual(text.length * 18);
    for (const { readings } of tokens) expect(readings.length).toBeLessThanOrEqual(32);
  });

  it('ask the index for no more words than thirty tokens have forms, read as a name', () => {
    let asked = 0;
    const counting: FormFinder = (...args) => {
      asked++;
      return findForms(...args);
    };
    const tokens = queryTokens(normaliseText(text).tokens, undefined, model);
    const plan = planQuery(index, tokens, counting);
    expect(tokens.length).toBeLessThanOrEqual(30);
    expect(asked).toBeLessThanOrEqual(30 * 40);
    expect(plan.units.length).toBeLessThanOrEqual(120);
  });

  it('ask it for no more than a small number for each token, read as a text', () => {
    let asked = 0;
    const counting: FormFinder = (...args) => {
      asked++;
      return findForms(...args);
    };
    const { tokens } = normaliseText(text);
    unlessRefused(() => matchText(index, text, tokens, 75, DEFAULT_POLICY, counting));
    expect(asked).toBeLessThanOrEqual(200 * tokens.length + 1);
  });

  it('are compared with one party, or refused', () =>
    expect(
      unlessRefused(() => comparison(text, { names: ['Varnok Tolbrecht', text] }).nameScore) ?? 0,
    ).toBeLessThanOrEqual(100));
});

it('words of a text are compared with slips however many stand before them', () => {
  const words = Array.from({ length: 3200 }, (_, i) => `of${i % 7}`).join(' ');
  const found = search(index, { searchText: `${words}; payment to Varnok Tolbrexht; invoice` });
  expect(found.hits.map(({ primaryName }) => primaryName)).toContain('Varnok Tolbrecht');
});

it('a text of more words than there is room for is refused', () => {
  expect(() => search(index, { searchText: 'of '.repeat(40_000) })).toThrow(SearchTooExpensiveError);
});

it('a party of the longest names can be listed and found', () => {
  const name = Array.from({ length: 60 }, (_, i) => `quelm${'abcdefghijklmnopqrstuvwxyz'[i % 26]}or`).join(' ');
  expect(search([party(name)], { searchText: 'x', aliases: [name] }).hits).toHaveLength(1);
});

it('thirty equal words against thirty are aligned one to one, although there are nine hundred pairs', () => {
  const name = Array.from({ length: 30 }, () => 'Varnok').join(' ');
  const own = indexOf([party(name)]);
  const plan = planQuery(own, queryTokens(normaliseText(name).tokens, undefined, model));
  const pairs = pairsOf(own, plan, 0);
  expect(pairs.length).toBeGreaterThanOrEqual(900);
  const aligned = align(pairs);
  expect(aligned.length).toBeLessThanOrEqual(30);
  const [query, listed] = [aligned.map(({ queryMask }) => queryMask), aligned.map(({ listedMask }) => listedMask)];
  for (const masks of [query, listed]) expect(masks.reduce((sum, mask) => sum + mask, 0)).toBe(2 ** 30 - 1);
});

it('words are put together by reading each a few times, also where every one may begin a phrase of business', () => {
  const count = 500;
  let read = 0;
  const word = (text: string, start: number): Token => ({
    start,
    end: start + 1,
    script: 'Latn',
    readings: [],
    get text() {
      read++;
      return text;
    },
  });
  mergeTokens(Array.from({ length: count }, (_, i) => word('machine', i)));
  expect(read).toBeLessThanOrEqual(30 * count);
});
