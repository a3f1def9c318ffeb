import { describe, expect, it } from 'vitest';
import type { Undone } from './view/view.ts';
import { viewsOf } from './views-of.ts';

const reads = (text: string): readonly string[] => viewsOf(text).map((view) => view.text.trim().replace(/\s+/g, ' '));
const undone = (text: string): readonly Undone[] => viewsOf(text).flatMap((view) => view.undone);
const inTags = (text: string): string =>
  String.fromCodePoint(...Array.from(text, (char) => 0xe0000 + (char.codePointAt(0) ?? 0)));

describe('a text that hides nothing', () => {
  it.each([
    'Varnok Tolbrecht',
    'QUELMAR TRADING (DALVOR) CO., LTD.',
    "Seán O'Dalvor-Quelmar & Sons",
    'Вельмир Тарнов',
    'ООО «Кварта», г. Пермь',
    'А. С. Тарнов',
    'Дмитро Рівний',
    'وليد الطارقي',
    '王小明',
    '김영호 (金英浩)',
    'Łucja Źdźbło, Ærø',
    'Ἀνδρέας Δάλβορ',
    'MIG29 and B52, 3M, 1st Quelmar, 24h, 20kg',
    'DE02120300000000202051',
    '100% Varnok, US$500, Dalvor!!!',
    'J. R. R. Tolbrecht',
    '🇷🇺 Varnok 🚢 🏴󠁧󠁢󠁥󠁮󠁧󠁿',

    'Dalvor × Quelmar',
    'Société d’État “Quelmar” – Dalvor',
    '53e brigade, A2Z, Quelmar`at',
  ])('%s has no views', (text) => expect(viewsOf(text)).toEqual([]));
});

describe('encodings are undone', () => {
  it.each<[Undone, string, string]>([
    ['percent', 'Varnok%20Tolbrecht', 'Varnok Tolbrecht'],
    ['percent', '%D0%92%D0%B5%D0%BB%D1%8C%D0%BC%D0%B8%D1%80+%D0%A2', 'Вельмир Т'],
    ['percent', 'D%E1lvor', 'Dálvor'],
    ['percent', 'D%u00E1lvor', 'Dálvor'],
    ['quoted_printable', 'D=C3=A1lvor', 'Dálvor'],
    ['quoted_printable', 'Tol=\r\nbrecht', 'Tolbrecht'],
    ['quoted_printable', 'D=C3=\n=A1lvor', 'Dálvor'],
    ['entities', 'D&aacute;lvor &amp; Quelmar', 'Dálvor & Quelmar'],
    ['entities', 'D&aacutelvor', 'Dálvor'],
    ['entities', '&#1042;&#x435;&#1083', 'Вел'],
    ['entities', 'Varnok&nbsp;Tolbrecht', 'Varnok Tolbrecht'],
    ['json_escapes', '\\u0412\\u0435\\u043b', 'Вел'],
    ['json_escapes', 'Varnok\\nTolbrecht\\/Dalvor', 'Varnok Tolbrecht/Dalvor'],
    ['json_escapes', 'D\\xc3\\xa1lvor D\\303\\241lvor D\\u{e1}lvor', 'Dálvor Dálvor Dálvor'],
    ['encoded_word', '=?UTF-8?B?0JLQtdC7?= =?UTF-8?B?0LzQuNGA?=', 'Велмир'],
    ['encoded_word', '=?ISO-8859-1?Q?D=E1lvor_Varnok?=', 'Dálvor Varnok'],
    ['encoded_word', '=?koi8-r?Q?=F7=C5=CC?=', 'Вел'],
    ['mojibake', 'DÃ¡lvor', 'Dálvor'],
    ['mojibake', 'DÃƒÂ¡lvor', 'Dálvor'],
    ['mojibake', 'D√°lvor', 'Dálvor'],
    ['mojibake', 'D├ílvor', 'Dálvor'],
    ['mojibake', 'Р’РµР»СЊРјРёСЂ РўР°СЂРЅРѕРІ', 'Вельмир Тарнов'],
    ['mojibake', 'Âåëüìèð', 'Вельмир'],
    ['mojibake', '÷ÅÌØÍÉÒ', 'Вельмир'],
  ])('%s: %s', (layer, text, expected) => {
    expect(reads(text)[0]).toBe(expected);
    expect(undone(text)).toContain(layer);
  });

  it('also one in another', () => {
    expect(reads('D&amp;aacute;lvor')[0]).toBe('Dálvor');
    expect(reads('D%2526aacute%253Blvor')[0]).toBe('Dálvor');
    expect(reads('\\u0026#x412;ел')[0]).toBe('Вел');
  });

  it('and every character knows where it was written', () => {
    const [view] = viewsOf('D&aacute;lvor%20X');
    expect(view?.text).toBe('Dálvor X');
    expect(Array.from(view?.starts ?? [])).toEqual([0, 1, 9, 10, 11, 12, 13, 16]);
    expect(Array.from(view?.ends ?? [])).toEqual([1, 9, 10, 11, 12, 13, 16, 17]);
  });
});

describe('markup', () => {
  it.each([
    ['<b>Varnok</b><i>Tolbrecht</i>', 'Varnok Tolbrecht'],
    ['<Nm>Varnok</Nm><Ctry value="Quelmar" code=\'DA\'/>', 'Varnok Quelmar DA'],
    ['Varnok<!-- x > y -->Tolbrecht', 'Varnok Tolbrecht'],
    ['<![CDATA[Varnok]]>', 'Varnok'],
    ['[url=x]Varnok[/url]', 'Varnok'],
    ['Varnok&lt;br/&gt;Tolbrecht', 'Varnok Tolbrecht'],
    ['Varnok|Tolbrecht|Dalvor', 'Varnok Tolbrecht Dalvor'],
  ])('between words is a space: %s', (text, expected) => expect(reads(text)).toContain(expected));

  it.each([
    'Tol<b>brecht</b>',
    'Tol<wbr>brecht',
    'Tol**brecht',
    'Tol~~brecht~~',
    'Tol[i]brecht[/i]',
    'Tol\u001b[1mbrecht',
  ])('inside a word is nothing: %s', (text) => expect(reads(text)).toContain('Tolbrecht'));

  it.each(['a < b', 'a <b', '3 > 2', '[x] Varnok', '** Varnok **'])('%s has none', (text) =>
    expect(viewsOf(text)).toEqual([]),
  );
});

describe('a forced direction', () => {
  it.each([
    ['\u202ethcerbloT\u202c Varnok', 'Tolbrecht Varnok'],
    ['\u202ethcerbloT konraV', 'Varnok Tolbrecht'],
    ['\u202ekonraV\nTolbrecht', 'Varnok Tolbrecht'],
    ['\u202ethcer\nbloT konraV\u202c Dalvor', 'Varnok Tolb recht Dalvor'],
    ['\u2066\u202ekonraV\u2069 Tolbrecht', 'Varnok Tolbrecht'],
    ['\u202eth\u202dbre\u202ccloT', 'Tolcbreht'],
    ['\u202eé\u0301a', 'aé\u0301'],
    ['\u202dרונוד', 'דונור'],
  ])('%j is read as displayed', (text, expected) => expect(reads(text)).toContain(expected));

  it('that changes nothing makes no view', () => expect(viewsOf('\u202eדונור\u202c')).toEqual([]));
});

describe('look-alikes', () => {
  it.each([
    ['Cyrillic and Greek', 'ΤОLВRЕСНТ', 'TOLBRECHT'],
    ['Cyrillic letters alone', 'СОВА', 'COBA'],
    ['Cherokee', 'ᎢᎾᏞᏴᎡᎬᏟᎻᎢ', 'TOLBRECHT'],
    ['small Cherokee', 'ꮇꭺꮢꮶ', 'mark'],
    ['Lisu', 'ꓔꓳꓡꓐꓣꓰꓚꓧꓔ', 'TOLBRECHT'],
    ['Armenian', 'ոսո', 'nun'],
    ['negative squared letters', '🆃🅾🅻', 'TOL'],
    ['regional letters', '🇹🇴🇱🇧', 'TOLB'],
    ['tag characters', inTags('Tolbrecht'), 'Tolbrecht'],
    ['signs of money', '€L₲OR', 'ELGOR'],
    ['a stem among small letters', 'DaӀvor', 'Dalvor'],
    ['a stem in front', 'Ӏvor', 'Ivor'],
  ])('%s', (_, text, expected) => expect(reads(text)).toContain(expected));

  it('leave a word that is only partly Latin as it stands', () => {
    expect(reads('СОВА Вельмир')).toEqual(['COBA Вельмир']);
    expect(viewsOf('Вельмир')).toEqual([]);
  });

  it('that read the same natively make no view', () => expect(viewsOf('ООО КОМЕТА')).toEqual([]));
});

describe('spaced letters and digits for letters', () => {
  it.each([
    ['V a r n o k  T o l b r e c h t', 'Varnok Tolbrecht'],
    ['V-a-r-n-o-k T-o-l-b-r-e-c-h-t', 'Varnok Tolbrecht'],
    ['В.е.л.ь.м.и.р', 'Вельмир'],
    ['57A Tolbrecht', 'stA Tolbrecht'],
    ['$berlund', 'sberlund'],
    ['Varn0k Petr0', 'Varnok Petro'],
    ['2Qu3lmar', '2Quelmar'],
  ])('%s', (text, expected) => expect(reads(text)).toContain(expected));

  it('reads a one as each letter', () => expect(reads('Var1 1va1')).toEqual(['Var1 ivai', 'Var1 lval']));

  it('reads a one so that a known word results', () => {
    const known = new Set(['vladimir', 'quelmar', 'larnim']);
    const read = viewsOf('1ARN1M V1ad1m1r D4|vor', (word) => known.has(word)).map(({ text }) => text);
    expect(read).toEqual(['lARNiM Vladimir Daivor', 'lARNiM Vladimir Dalvor']);
  });

  it('reads the halves of a word that the end of a full line cuts', () => {
    expect(reads('Payment to Dalvor of Quelmar Tolbr3c\n4t Dalvor')).toContain(
      'Payment to Dalvor of Quelmar Tolbrec at Dalvor',
    );
    expect(viewsOf('Dalvor Street\n14 Quelmar')).toEqual([]);
  });
});

describe('several disguises at once', () => {
  it.each([
    ['%3Cb%3ETol%3C/b%3Ebrecht', 'Tolbrecht'],
    ['&#x202e;thcerbloT', 'Tolbrecht'],
    ['\u202eТНСЕRВLОТ', 'TOLBRECHT'],
    ['T<b>О</b>L&#66;RЕСНТ', 'TOLBRECHT'],
  ])('%s', (text, expected) => expect(reads(text)).toContain(expected));
});
