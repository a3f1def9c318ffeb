import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { party } from '../builders/party.ts';
import { runs } from '../builders/runs.ts';
import { indexOf, search } from '../builders/search.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 30 }),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
  // Lone surrogates: no Unicode, but JSON lets them through.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
);
const texts = (text: string): string[] => normaliseText(text).tokens.map((token) => token.text);
const joined = (text: string): string => texts(text).join(' ');
/** The texts and their readings: what a token can be found by. */
const readings = (text: string): string[] =>
  normaliseText(text).tokens.flatMap((token) => [token.text, ...token.readings]);

describe('any text at all', () => {
  it('is normalised without throwing, twice the same', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normaliseText(text)).toEqual(normaliseText(text));
      }),
      runs(500),
    );
  });

  it('normalises to what normalises to itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = joined(text);
        expect(joined(once)).toBe(once);
      }),
      { ...runs(1000), examples: [['\u{1039A}!\u{20000}'], ['ꀀ$Ⰰ']] },
    );
  });

  it('has tokens whose spans lie within it, none empty, in the order of the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { start, end } of normaliseText(text).tokens) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }),
      runs(500),
    );
  });

  it('has no token that is empty or holds white space, hence none that matches everything', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const reading of readings(text)) expect(reading).toMatch(/^\S+$/);
      }),
      runs(500),
    );
  });

  it('finds no more than a party of which it shares a word', () => {
    const index = indexOf(
      ['Varnok Tolbrecht', 'Quelmir Ozhdanov', 'Тарнов Вельмир', '김영호'].map((one) => party(one)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(search(index, text, { threshold: 50 }).hits.length).toBeLessThanOrEqual(1);
      }),
      runs(300),
    );
  });
});

describe('what people cannot see or do not mean makes no difference', () => {
  it.each([
    ['case', 'vArNoK TOLBRECHT'],
    ['accents', 'Várnök Tõlbrecht'],
    ['accents written as marks of their own', 'Va\u0301rno\u0308k To\u0303lbrecht'],
    ['full-width letters', 'Ｖａｒｎｏｋ Ｔｏｌｂｒｅｃｈｔ'],
    ['mathematical letters', '𝐕𝐚𝐫𝐧𝐨𝐤 𝕿𝖔𝖑𝖇𝖗𝖊𝖈𝖍𝖙'],
    ['a zero-width space', 'Var\u200bnok Tol\u200dbrecht'],
    ['a byte order mark', '\ufeffVarnok Tolbrecht'],
    ['bidirectional overrides', '\u202eVarnok\u202c \u2066Tolbrecht\u2069'],
    ['soft hyphens', 'Var\u00adnok Tol\u00adbrecht'],
    ['variation selectors', 'Varnok\ufe0f Tolbrecht'],
    ['control characters', 'Var\u0007nok Tolbrecht\u0000'],
    ['no-break and other spaces', '\u00a0Varnok\u2003\tTolbrecht\n'],
    ['punctuation around words', '«Varnok», (Tolbrecht)!'],
    ['a comma between', 'Varnok,Tolbrecht'],
    ['a hyphen between', 'Varnok-Tolbrecht'],
    ['an underscore between', 'Varnok_Tolbrecht'],
    ['Cyrillic look-alikes', 'Vаrnоk Tоlbrеcht'],
    ['Greek look-alikes', 'Vαrnοk Tοlbrεcht'],
    ['emoji between', 'Varnok 🚢 Tolbrecht'],
  ])('%s', (_, text) => expect(texts(text)).toEqual(['varnok', 'tolbrecht']));

  it('and hidden or look-alike letters are reported', () => {
    expect(normaliseText('Var\u200bnok').warnings).toContain('hidden_characters_removed');
    expect(normaliseText('Vаrnоk').warnings).toContain('lookalike_letters_folded');
    expect(normaliseText('Varnok').warnings).toEqual([]);
  });

  it('but digits are kept, whatever script they are of', () => {
    expect(texts('١١٤٢٠ １１４２０ ११४२०')).toEqual(['11420', '11420', '11420']);
  });
});

describe('letters in words', () => {
  it.each(["O'Neill", 'O’Neill', 'O‘Neill', 'O`Neill', 'OʼNeill', 'ONeill', 'O´Neill'])('%s is one word', (text) =>
    expect(texts(text)).toEqual(['oneill']),
  );

  it.each(["O'Neill", 'ONeill', 'O Neill', "O' Neill", 'O-Neill'])('%s finds its other spellings', (text) => {
    for (const listed of ["Shaw O'Neill", 'Shaw ONeill', 'Shaw O Neill'])
      expect(search([party(listed)], `Shaw ${text}`).hits[0]?.score, listed).toBeGreaterThanOrEqual(85);
  });

  it.each([
    ['3%ers', ['3', 'ers']],
    ['11420 CORP.', ['11420', 'corp']],
    ['A & B', ['a', 'b']],
    ['Tolvane & Quelmar', ['tolvane', 'and', 'quelmar']],
    ['AT&T', ['at', 't']],
    ['MiG-29', ['mig', '29']],
    ['Straße', ['strasse']],
    ['Łódź', ['lodz']],
    ['Ærø', ['aero']],
  ])('%s', (text, expected) => expect(texts(text)).toEqual(expected));

  it.each([
    ['Put1nov', 'putinov'],
    ['V4rnok', 'varnok'],
    ['T0lbrecht', 'tolbrecht'],
    ['Tol8recht', 'tolbrecht'],
    ['Va$nok', 'vasnok'],
    ['T@lbrecht', 'talbrecht'],
  ])('%s can be read %s, and is reported', (text, reading) => {
    expect(readings(text)).toContain(reading);
    expect(normaliseText(text).warnings).toContain('leet_digits_folded');
  });

  it.each(['MIG29', '3M', '11420', 'Unit 61398'])('%s is a number, not leet', (text) =>
    expect(normaliseText(text).warnings).not.toContain('leet_digits_folded'),
  );
});

describe('a script nobody taught the engine', () => {
  const linearA = '𐘀𐘁𐘂𐘃𐘄𐘅';

  it('stays itself and is reported', () => {
    expect(texts(linearA)).toHaveLength(1);
    expect(normaliseText(linearA).warnings).toContain('unknown_script');
  });

  it('matches itself and nothing else', () => {
    const listed = [party(linearA), party('Varnok'), party('𐘆𐘇𐘈𐘉𐘊')];
    expect(search(listed, linearA).hits.map(({ primaryName }) => primaryName)).toEqual([linearA]);
  });
});
