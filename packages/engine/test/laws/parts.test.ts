import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../src/message/fields-of.ts';
import { MAX_PARTS, type Part } from '../../src/message/parts/part.ts';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { segmentsOf } from '../../src/screen/parts/segments.ts';
import { inventName } from '../builders/invent.ts';
import { randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { model } from '../builders/search.ts';

const name = fc.integer().map((seed) => inventName(randomFrom(seed)));

/** As "M/V" and "2/A" are: a sign of one name and one of the other. */
const ONE_WORD = /(?:^|\s)\S\/\S\.?(?:\s|$)/u;

const SEPARATORS = [
  '\n',
  '\r\n',
  '\t',
  ';',
  '; ',
  ',',
  ', ',
  ' / ',
  '/',
  '|',
  ' | ',
  ' & ',
  ' + ',
  '+',
  ' - ',
  ' – ',
  '–',
  ' — ',
  '—',
  ': ',
  ' • ',
  ' (',
  ') ',
  ' "',
  '" ',
  ' «',
  ' = ',
  ' > ',
  '、',
  '，',
  '；',
  '：',
  '・',
  '،',
  '؛',
  ', and ',
  '; und ',
  ' * ',
  ' -- ',
  ' and ',
  ' AND ',
  ' und ',
  ' et ',
  ' y ',
  ' e ',
  ' i ',
  ' и ',
  ' И ',
  ' و ',
  ' ve ',
  ' og ',
  ' och ',
  ' ja ',
  ' en ',
  ' или ',
  ' c/o ',
  ' C/O ',
  ' re ',
  ' re: ',
  ' via ',
  ' VIA ',
  ' on behalf of ',
  ' On Behalf Of ',
  ' o/b/o ',
  ' p.p. ',
  ' d/b/a ',
  ' t/a ',
  ' a/k/a ',
  ' a.k.a. ',
  ' aka ',
  ' f/k/a ',
  ' formerly ',
  ' alias ',
  ' for ',
  ' attn ',
  ' Attn.: ',
  ' in favour of ',
  ' per ',
  " à l'ordre de ",
  ' à l’ordre de ',
  ' zugunsten ',
  ' zugunsten von ',
  ' a favor de ',
  ' в пользу ',
  ' 代表 ',
  ' لصالح ',
  ' adına ',
  ' vessel ',
  ' M/V ',
  ' beneficiary: ',
  ', owner: ',
  ' Mr. ',
  ' получатель ',
  ', IMO 9123456, ',
];

/** Alphabet of what separates and what structures are made of. */
const SCRAPS = [
  ...'{}[]()<>"\'\\/|:;,.=&+*~#?!-–_@ \n\r\t、，；：。・«»“”',
  ':50K:',
  ':59F:',
  ':70:',
  '1/',
  '/ORG/',
  '\n//',
  '{4:',
  '-}',
  '<Nm>',
  '</Nm>',
  '<a b="',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '{"name":"',
  '"},',
  "{'payee': '",
  'name=',
  '&name=',
  'beneficiary: ',
  'NAD+BY+++',
  'N1*BY*',
  'SVWZ+',
  'ABWA+',
  '?32',
  'BEGIN:VCARD\nN:',
  'id;name;x\n',
  'first,last\n',
  'and',
  ' c/o ',
  ' и ',
  ' و',
  '和',
  '收款人：',
  '船名',
  'IMO 9123456',
  'M/V ',
  'A/S',
  '&amp;',
  '\u200b',
  '\ud800',
];
const scrap = fc.oneof(fc.constantFrom(...SCRAPS), name, fc.string({ maxLength: 4, unit: 'binary' }));
const mess = fc.array(scrap, { maxLength: 40 }).map((all) => all.join(''));

/** Signs and white space that no part begins or ends with; of brackets, only one whose other half is inside. */
const EDGE = /^[\s:;,=|&+/\\"“”«»<>、，；：・•–—-]|[\s:;,=|&+/\\"“”«»<>、，；：・•–—-]$/;

function expectSound(text: string, parts: readonly Part[]): void {
  expect(parts.length).toBeLessThanOrEqual(MAX_PARTS);
  for (const { start, end, joined = [] } of parts) {
    for (const [from, to] of [[start, end], ...joined] as const) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(text.length);
      expect(from).toBeLessThan(to);
      expect(text.slice(from, to)).not.toMatch(EDGE);
    }
    expect(joined.every(([from], i) => i === 0 || from >= (joined[i - 1]?.[1] ?? 0))).toBe(true);
    if (joined.length > 0) expect([start, end]).toEqual([joined[0]?.[0], joined.at(-1)?.[1]]);
  }
}

const wordsOf = (text: string): string =>
  normaliseText(text)
    .tokens.map((token) => token.text)
    .join(' ');

/** The words of each segment between separators. */
const segmentTexts = (text: string): string[] =>
  segmentsOf(text, normaliseText(text).tokens, model).map(({ start, end }) => wordsOf(text.slice(start, end)));

describe('the segments of any text', () => {
  it('lie inside it and hold a word', () =>
    fc.assert(
      fc.property(mess, (text) => {
        for (const { start, end, tokens } of segmentsOf(text, normaliseText(text).tokens, model)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(tokens.length).toBeGreaterThan(0);
        }
      }),
      runs(1500),
    ));
});

describe('the fields of any text', () => {
  it('lie inside it, hold something, and neither begin nor end with a separator', () =>
    fc.assert(
      fc.property(mess, (text) => expectSound(text, fieldsOf(text))),
      runs(1500),
    ));
});

describe('of two names with a separator between', () => {
  it.each(SEPARATORS)('%j, each is a segment', (separator) =>
    fc.assert(
      fc.property(name, name, (a, b) => {
        const text = `${a}${separator}${b}`;
        fc.pre(separator !== '/' || !ONE_WORD.test(text));
        const parts = segmentTexts(text);
        expect(parts, text).toContain(wordsOf(a));
        expect(parts, text).toContain(wordsOf(b));
      }),
      runs(40),
    ),
  );

  it('each is a segment among others on each side', () =>
    fc.assert(
      fc.property(
        name,
        name,
        name,
        fc.constantFrom(...SEPARATORS),
        fc.constantFrom(...SEPARATORS),
        (a, b, c, one, other) => {
          const text = `${a}${one}${b}${other}${c}`;
          fc.pre((one !== '/' && other !== '/') || !ONE_WORD.test(text));
          const parts = segmentTexts(text);
          expect(parts, text).toEqual(expect.arrayContaining([a, b, c].map(wordsOf)));
        },
      ),
      runs(400),
    ));
});

describe('a field holds a name as it is written', () => {
  const FORMATS: readonly ((name: string) => string)[] = [
    (own) => `:20:REF\n:50K:/DE89\n${own}\n12 HARBOUR STREET\n:71A:OUR`,
    (own) => `:59F:/DE89\n1/${own}\n2/12 HARBOUR STREET`,
    (own) => `:70:/ORG/${own}`,
    (own) => `<Dbtr><Nm>${own}</Nm></Dbtr>`,
    (own) => `<p:Cdtr xmlns:p="x"><p:Nm>\n  ${own}\n</p:Nm></p:Cdtr>`,
    (own) => `<x beneficiary="${own}"/>`,
    (own) => JSON.stringify({ payment: { beneficiary: { name: own }, amount: 5 } }),
    (own) => JSON.stringify({ directors: ['Ozren', own] }, null, 2),
    (own) => `amount: 5\nbeneficiary: ${own}\niban: DE89`,
    (own) => `beneficiary=${own}; iban=DE89`,
    (own) => `id,name,country\n1,"${own}",DE`,
    (own) => `id\tbeneficiary\n1\t${own}`,
    (own) => `BEGIN:VCARD\nFN:${own}\nEND:VCARD`,
    (own) => `UNH+1'NAD+BY+1++${own}+STREET'`,
    (own) => `N1*BY*${own}*92*1~`,
    (own) => `EREF+1SVWZ+RENTABWA+${own}`,
  ];

  it.each(FORMATS.map((format): [string, (name: string) => string] => [format('…'), format]))('%j', (_, format) =>
    fc.assert(
      fc.property(name, (own) => {
        const text = format(own);
        const parties = fieldsOf(text).filter(({ holds, joined }) => holds === 'party' && !joined);
        expect(parties.map(({ start, end }) => text.slice(start, end))).toContain(own);
      }),
      runs(40),
    ),
  );
});

describe('work is bounded', () => {
  const UNITS = [
    ...SCRAPS,
    'a ',
    'a:b;',
    "'a' ",
    'a=',
    'a,b\n',
    '姓：',
    'imo ',
    'in the name ',
    '"a":',
    '<a>',
    '和a',
    '/A/',
    ' ',
  ];

  it.each(UNITS.map((unit) => [unit]))('for a text of %j alone', (unit) => {
    const text = unit.repeat(Math.ceil(20_000 / unit.length));
    const began = process.cpuUsage();
    segmentTexts(text);
    expectSound(text, fieldsOf(text));
    const { user, system } = process.cpuUsage(began);
    // A hundredth of what a method gone quadratic takes.
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
