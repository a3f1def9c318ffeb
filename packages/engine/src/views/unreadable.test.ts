import { describe, expect, it } from 'vitest';
import { unreadableSpans } from './unreadable.ts';

const spans = (text: string): readonly string[] =>
  unreadableSpans(text).map(({ start, end, why }) => `${start}-${end} ${why}`);

describe('what is compared', () => {
  it.each([
    'Varnok Tolbrecht, 24 Dálvor St. 🚢 ½ № ² ㈱ ① ™',
    'Вельмир Тарновь, Ельзӛ Ӑваш',
    'Ἀνδρέας Δάλβορ',
    'وليد الطارقي سۇلۈك ۋەلى',
    'דָּלְבוֹר',
    '王小明 佐々木',
    'ダルボール っょ',
    '김영호',
    'दालवोर ऽ',
    'ดาลวอร์ ะา',
    'ꦗꦮ މާލެ',
    '🅅🆅Ⓥ🇻 ᎢᎾᏞ',
    '𝐕𝖆𝓻 Ｖａｒ ᴠᴀʀ',
    'Var\u200bnok\u202e \u{e0041}',
    'Is it Varnok Tolbrecht?',
    'Varnok Tolbrecht ?',
    '¿Varnok Tolbrecht?',
    'Please tell us who Varnok Tolbrecht is? We pay him on Monday',
    'https://example.org/pay?name=varnok&to=x',
    '?20SVWZ+Varnok?32TOLBRECHT GMBH?33AG',
    'Flat #4, No. # 12, C#, Varnok & Co',
  ])('%s is not reported', (text) => expect(unreadableSpans(text)).toEqual([]));
});

describe('what is compared with nothing', () => {
  it.each([
    ['ߡߊߡߊߘߎ', ['0-6 unreadable_script']],
    ['ⵜⵉⵣⵉ Varnok', ['0-4 unreadable_script']],
    ['Varnok 𐲘𐳀𐳎', ['7-13 unreadable_script']],
    ['Varnok 𐘀𐘁 x', ['7-11 unreadable_script']],
    ['Varnok ⠧⠁⠗', ['7-10 unreadable_script']],
    ['D\ufffdlvor', ['1-2 replacement_character']],
    ['D\ud83clvor', ['1-2 replacement_character']],
    ['D\ue000\ue001lvor', ['1-3 unknown_symbol']],
    ['␇ \u0378 🆘', ['0-1 unknown_symbol', '2-3 unknown_symbol', '4-6 unknown_symbol']],
    ['王㐁', ['1-2 unreadable_script']],
    ['D?lvor', ['1-2 replacement_character']],
    ['V?rnok D??vor', ['1-2 replacement_character', '8-10 replacement_character']],
    ['Varn¿k D#lvor', ['4-5 replacement_character', '8-9 replacement_character']],
    ['?ukash', ['0-1 replacement_character']],
    ['Jos? Tolbrecht', ['3-4 replacement_character']],
    ['Varnok ?????? (?????)', ['7-13 replacement_character', '15-20 replacement_character']],
    ['V?rnok Tolbrecht?', ['1-2 replacement_character', '16-17 replacement_character']],
    ['\ufffd\ue000', ['0-1 replacement_character', '1-2 unknown_symbol']],
  ])('%j', (text, expected) => expect(spans(text)).toEqual(expected));
});
