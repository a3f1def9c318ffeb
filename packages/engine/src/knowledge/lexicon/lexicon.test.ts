import { describe, expect, it, test } from 'vitest';
import { scriptOf } from '../scripts/letters/script-of.ts';
import { romaniseWord } from '../scripts/romanise-word.ts';
import { BODY_NAMES, BODY_WORDS } from './companies/body-names.ts';
import { BUSINESS_WORDS, businessConcept } from './companies/business-words.ts';
import { AMBIGUOUS_LEGAL_FORMS, LEGAL_FORMS, legalFormClass } from './companies/legal-forms.ts';
import { VESSEL_WORDS } from './companies/vessel-words.ts';
import { HONORIFICS, HONORIFICS_ALSO_NAMES, honorificKind } from './general/honorifics.ts';
import { AMBIGUOUS_NUMBER_WORDS, numberValue, numberWordValue, romanValue } from './general/numbers.ts';
import { PARTICLES, particleKind } from './general/particles.ts';
import { pinyinWrittenAs } from './names/casual-pinyin.ts';
import { FAMILY_NAMES } from './names/family-names.ts';
import { GIVEN_NAMES } from './names/given-names.ts';
import { isPinyinWord, pinyinOfWadeGiles } from './names/wade-giles.ts';
import { PLACE_WORDS, placeOf } from './places/places.ts';
import { LATIN_FORMS, romanised } from './table/native-form.ts';
import { NATIVE_LATIN } from './table/native-latin.gen.ts';
import { areVariants, NAME_VARIANTS } from './variants/name-variants.ts';
import { NAME_GROUPS, nameRelation } from './variants/nicknames.ts';
import { isPatronymic, patronymicGroups } from './variants/patronymic.ts';

const TABLES: readonly (readonly [name: string, forms: readonly string[]])[] = [
  ['legal forms', LEGAL_FORMS.flatMap((row) => row.forms)],
  ['business words', BUSINESS_WORDS.flatMap((row) => row.forms)],
  ['honorifics', HONORIFICS.flatMap((row) => row.forms)],
  ['vessel words', VESSEL_WORDS],
  ['particles', [...PARTICLES.keys()]],
  ['places', [...PLACE_WORDS.keys()]],
  ['given names', [...GIVEN_NAMES]],
  ['family names', [...FAMILY_NAMES]],
];

describe('every table', () => {
  test.each(TABLES)('%s holds no form twice', (_, forms) => {
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  test.each(TABLES)('%s holds romanised lower-case forms only', (_, forms) => {
    expect(forms.filter((form) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(form))).toEqual([]);
  });

  test('rows of names hold two or more romanised names, each once', () => {
    const rows = [...NAME_VARIANTS, ...NAME_GROUPS.map(({ names }) => names)];
    const isBad = (row: readonly string[]) =>
      row.length < 2 || new Set(row).size < row.length || !row.every((name) => /^[a-z]+( [a-z]+)*$/.test(name));
    expect(rows.filter(isBad)).toEqual([]);
  });

  test('words flagged as ambiguous are in their table', () => {
    expect([...AMBIGUOUS_LEGAL_FORMS].filter((form) => legalFormClass(form) === undefined)).toEqual([]);
    expect([...HONORIFICS_ALSO_NAMES].filter((form) => honorificKind(form) === undefined)).toEqual([]);
    expect([...AMBIGUOUS_NUMBER_WORDS].filter((word) => numberWordValue(word) === undefined)).toEqual([]);
  });

  test('is as large as the engine counts on', () => {
    expect(GIVEN_NAMES.size).toBeGreaterThan(1500);
    expect(FAMILY_NAMES.size).toBeGreaterThan(800);
    expect(PLACE_WORDS.size).toBeGreaterThan(600);
  });
});

describe('a legal form is known', () => {
  test.each([
    ['gmbh', 'limited_liability'],
    ['sdn bhd', 'limited_liability'],
    ['limited liability company', 'limited_liability'],
    ['public joint stock company', 'joint_stock'],
    ['sp z o o', 'limited_liability'],
    ['fgup', 'state_enterprise'],
    ['inc', 'corporation'],
  ])('%s as %s', (form, kind) => expect(legalFormClass(form)).toBe(kind));

  test.each([
    ['ооо', 'limited_liability'],
    ['оао', 'joint_stock'],
    ['пао', 'joint_stock'],
    ['зао', 'joint_stock'],
    ['тов', 'limited_liability'],
    ['тоо', 'limited_liability'],
    ['фгуп', 'state_enterprise'],
    ['еоод', 'limited_liability'],
    ['доо', 'limited_liability'],
    ['شركة', 'company'],
    ['επε', 'limited_liability'],
    ['αε', 'joint_stock'],
  ])('in its own script: %s as %s', (word, kind) => {
    const [part] = romaniseWord(word, scriptOf(word.codePointAt(0) ?? 0));
    expect([part?.text ?? '', ...(part?.readings ?? [])].map(legalFormClass)).toContain(kind);
  });
});

describe('words of one concept', () => {
  test.each([
    ['grp', 'gruppe'],
    ['intl', 'mezhdunarodnyy'],
    ['bank', 'banque'],
    ['mfg', 'manufacturing'],
    ['svcs', 'services'],
    ['trading', 'ticaret'],
    ['bros', 'hermanos'],
  ])('%s and %s', (one, other) => expect(businessConcept(one)).toBe(businessConcept(other)));

  test.each([
    ['import', 'export'],
    ['trading', 'transport'],
    ['sugar', 'tea'],
    ['north', 'south'],
    ['bank', 'insurance'],
  ])('but not %s and %s', (one, other) => expect(businessConcept(one)).not.toBe(businessConcept(other)));
});

describe('spellings of a name', () => {
  test.each([
    ['mohammed', 'magomed'],
    ['qaddafi', 'kadhafi'],
    ['hezbollah', 'hizballah'],
    ['jamal', 'gamal'],
    ['abdel rahman', 'abderrahmane'],
    ['rhee', 'lee'],
  ])('%s is %s', (one, other) => expect(areVariants(one, other)).toBe(true));

  test.each([
    ['vladislav', 'vladimir'],
    ['abdulrahim', 'abdulrahman'],
    ['ali', 'omar'],
    ['hamid', 'hamad'],
  ])('%s is not %s', (one, other) => expect(areVariants(one, other)).toBe(false));

  test.each([
    ['bill', 'william', 'nickname'],
    ['sasha', 'aleksandr', 'nickname'],
    ['paco', 'francisco', 'nickname'],
    ['john', 'juan', 'translation'],
    ['joseph', 'yusuf', 'translation'],
    ['bob', 'rob', 'nickname'],
    ['catherine', 'kathryn', 'spelling'],
    ['zephaniah', 'zeph', 'nickname'],
    ['volodya', 'vladimir', 'nickname'],
    ['chucho', 'jesus', 'nickname'],
    ['gosia', 'malgorzata', 'nickname'],
  ])('%s stands for %s as a %s', (one, other, kind) => expect(nameRelation(one, other)).toBe(kind));

  test.each([
    ['robert', 'william'],
    ['albert', 'herbert'],
    ['nicholas', 'colin'],
    ['jonas', 'jan'],
  ])('%s and %s are two names, whatever short form they share', (one, other) =>
    expect(nameRelation(one, other)).toBeUndefined(),
  );
  test.each([
    ['tsai', 'cai'],
    ['chang', 'zhang'],
    ['hsieh', 'xie'],
    ['kuo', 'guo'],
    ['peking', 'beijing'],
  ])('%s in Wade–Giles is %s', (wade, pinyin) => expect(pinyinOfWadeGiles(wade)).toContain(pinyin));
  test.each([
    ['shiao', 'xiao'],
    ['siang', 'xiang'],
    ['shieh', 'xie'],
    ['tsing', 'qing'],
    ['hing', 'xing'],
  ])('%s by ear is %s', (written, pinyin) => expect(pinyinWrittenAs(written)).toContain(pinyin));
  test.each(['xiao', 'shan', 'kim', 'smith', 'sing'.repeat(3)])('%s is no other syllable by ear', (word) =>
    expect(pinyinWrittenAs(word)).not.toContain('xi'),
  );
});

describe('names of well-known bodies', () => {
  const labels = new Set(BODY_NAMES.map(({ label }) => label));
  const words = BODY_NAMES.flatMap(({ names }) => names).flatMap((name) => name.split(' '));

  test('refer to rows that are there', () => {
    expect(words.filter((word) => word.startsWith('&') && !labels.has(word))).toEqual([]);
  });

  test('are in rows of several, or in the name of another', () => {
    const alone = BODY_NAMES.filter(({ names, label }) => names.length < 2 && !words.includes(label));
    expect(alone).toEqual([]);
  });

  test('are listed once each', () => {
    const twice = BODY_NAMES.filter(({ names }) => new Set(names).size < names.length).map(({ label }) => label);
    expect(twice).toEqual([]);
  });

  test('have spellings of one step', () => {
    expect([...BODY_WORDS.values()].filter((word) => (BODY_WORDS.get(word) ?? word) !== word)).toEqual([]);
  });
});

describe('particles, patronymics, places', () => {
  test('bin links a father, von a place, abu a child', () => {
    expect([particleKind('bin'), particleKind('von'), particleKind('abu'), particleKind('putin')]).toEqual([
      'filiation',
      'nobiliary',
      'kunya',
      undefined,
    ]);
  });
  test.each([
    'vladimirovich',
    'petrovna',
    'ilyich',
    'sergeevich',
    'yuryevna',
    'mykolaiovych',
    'kuzminichna',
    'alioglu',
    'mikalaevich',
    'piatrouna',
  ])('%s is a patronymic', (token) => expect(isPatronymic(token)).toBe(true));
  test.each(['putin', 'kovic', 'ivanov', 'marina', 'oglu', 'donovan'])('%s is none', (token) =>
    expect(isPatronymic(token)).toBe(false),
  );
  test.each([
    ['nikolaevich', 'mykolayovych'],
    ['nikolaevich', 'mikalaevitch'],
    ['vladimirovna', 'uladzimirauna'],
    ['georgievich', 'heorhiiovych'],
    ['pavlovna', 'paulauna'],
    ['magomedovich', 'mukhamedovich'],
  ])('%s and %s are one patronymic', (a, b) => {
    const others = patronymicGroups(b);
    expect(patronymicGroups(a).some((group) => others.includes(group))).toBe(true);
  });
  test('a son is no daughter, and no other father’s son', () => {
    const [son] = patronymicGroups('nikolaevich');
    expect(son).toBeDefined();
    for (const other of ['nikolaevna', 'pavlovich', 'petrovich', 'nikolaev'])
      expect(patronymicGroups(other)).not.toContain(son);
  });
  test('two names of one city are one place, two countries are two', () => {
    expect(placeOf('moskva')).toBe(placeOf('moscow'));
    expect(placeOf('chile')).not.toBe(placeOf('mexico'));
    expect(placeOf('trading')).toBeUndefined();
  });
});

describe('a number is a value', () => {
  test.each([
    ['44', 44],
    ['007', 7],
    ['1st', 1],
    ['23rd', 23],
    ['xiv', 14],
    ['xxxix', 39],
    ['third', 3],
    ['dvadtsat', 20],
    ['cuatro', 4],
    ['huit', 8],
    ['zwolf', 12],
    ['fourty', 40],
  ])('%s is %i', (token, value) => expect(numberValue(token)).toBe(value));

  test.each(['iiii', 'vx', 'xl', 'ic', '', 'mix', 'xxxx'])('%s is no Roman numeral', (token) =>
    expect(romanValue(token)).toBeUndefined(),
  );
  test('single letters are numerals only when asked', () => {
    expect([numberValue('i'), numberValue('v', true), numberValue('x', true)]).toEqual([undefined, 5, 10]);
  });
});

it('forms in other scripts are what the romaniser makes of them: run "node packages/engine/tools/make-native-latin.ts" after a change', () => {
  const stale = [...LATIN_FORMS].filter(([form, latin]) => form !== '' && romanised(form) !== latin);
  expect(stale).toEqual([]);
  const generated = new Set(NATIVE_LATIN.split('\n').map((line) => line.slice(0, line.indexOf('='))));
  const missing = [...LATIN_FORMS.keys()].filter((form) => form !== '' && !generated.has(form));
  expect(missing, 'each start romanises them: run packages/engine/tools/make-native-latin.ts').toEqual([]);
  expect(LATIN_FORMS.size).toBeGreaterThan(3_000);
});

describe('words of pinyin', () => {
  it.each(['weiming', 'zhongguancun', 'ang'.repeat(8)])('%s is one', (word) => expect(isPinyinWord(word)).toBe(true));
  it.each(['weimq', 'ang'.repeat(9), `${'ang'.repeat(21)}q`])(
    '%s is none: long ones are not cut in every way',
    (word) => expect(isPinyinWord(word)).toBe(false),
  );
});
