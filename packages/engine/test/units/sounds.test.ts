import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Script } from '../../src/knowledge/scripts/letters/script-of.ts';
import { soundOfWord } from '../../src/knowledge/scripts/sound-of-word.ts';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { relate } from '../../src/words/compare/relate.ts';
import { formOf } from '../../src/words/form/form.ts';
import { type Side, soundKeysOf } from '../../src/words/keys/sound-keys.ts';
import { runs } from '../builders/runs.ts';
import { model } from '../builders/search.ts';

const sound = (word: string, script: Script): string => soundOfWord(word, script) ?? '';
const similarity = (a: string, b: string): number => relate(formOf(a, model), formOf(b, model), model)?.similarity ?? 0;
const keys = (text: string, side: Side): Set<number> => {
  const found = new Set<number>();
  soundKeysOf(formOf(text, model), side, (key) => found.add(key));
  return found;
};

const share = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => [...a].some((key) => b.has(key));

/** Written units of each script, with spellings of them. */
const UNITS: readonly (readonly [script: Script, units: string])[] = [
  [
    'Cyrl',
    'а=a е=e и=i у=ou у=w в=v в=w г=g г=h к=c к=ch х=h х=kh л=ll р=r н=gn с=ss с=th т=th т=t ж=j ш=sch ч=tch =s =t',
  ],
  ['Hebr', 'א=a ב=b ב=v ו=o ו=v ו=ou ח=h ח=ch י=i י=y כ=k ל=l מ=m נ=n פ=p פ=f צ=tz ק=c ר=r ש=s ש=sch ת=th =e =a'],
  ['Arab', 'ا=a ب=p ب=b ج=j ج=g ح=h خ=kh د=d ر=r س=s ش=ch غ=g ف=v ق=k ك=c ل=l م=m ن=n و=o و=w ي=i =e =a'],
  [
    'Kana',
    'ア=a イ=i ウ=w エ=e カ=ca ク=k ク=ck サ=sa ス=th ス=s シ=si タ=ta ト=t ナ=na ハ=ha フ=ph マ=ma ラ=la ラ=ra ル=l ル=r ン=n ー=r ー=h バ=va =e',
  ],
];
/** Words, and spellings that say them, but for what is left out or said otherwise. */
const pairs = fc.constantFrom(...UNITS).chain(([script, units]) =>
  fc.array(fc.constantFrom(...units.split(' ')), { minLength: 1, maxLength: 7 }).map((chosen) => ({
    heard: sound(chosen.map((one) => one.split('=')[0]).join(''), script),
    spelling: chosen.map((one) => one.split('=')[1]).join(''),
  })),
);

describe('a word written by its sound', () => {
  it.each<[string, Script, string]>([
    ['вербьо', 'Cyrl', 'verbiot'],
    ['мольнье', 'Cyrl', 'mollnier'],
    ['уэзерлин', 'Cyrl', 'weatherlinn'],
    ['шчебжинский', 'Cyrl', 'szczebrzynski'],
    ['куэлмидж', 'Cyrl', 'quelmage'],
    ['тольверан', 'Cyrl', 'tolverand'],
    ['вольтий', 'Cyrl', 'voltius'],
    ['хайнсмут', 'Cyrl', 'hainsmuth'],
    ['ヴァルドリッチ', 'Kana', 'waldrich'],
    ['テルブリッジ', 'Kana', 'telbridge'],
    ['シュヴェンツナー', 'Kana', 'schwentzner'],
    ['מולנייה', 'Hebr', 'moulnier'],
    ['קסטרפולוס', 'Hebr', 'castrapoulos'],
    ['تشيرنفيتش', 'Arab', 'chernwicz'],
    ['ويذرلين', 'Arab', 'weatherlin'],
    ['μπαρντέσης', 'Grek', 'bardessis'],
  ])('is near the spelling of the name it stands for: %s', (word, script, spelling) => {
    expect(similarity(sound(word, script), spelling)).toBeGreaterThanOrEqual(0.75);
  });

  it.each<[string, Script, string]>([
    ['вербьо', 'Cyrl', 'varnok'],
    ['мольнье', 'Cyrl', 'malinov'],
    ['テルブリッジ', 'Kana', 'tolbrecht'],
    ['מולנייה', 'Hebr', 'melnikov'],
    ['ويذرلين', 'Arab', 'waterloo'],
  ])('is no other name: %s', (word, script, spelling) => {
    expect(similarity(sound(word, script), spelling)).toBe(0);
  });

  it('shares a key with every spelling it is alike to, whichever of the two is listed', () => {
    let alike = 0;
    fc.assert(
      fc.property(pairs, ({ heard, spelling }) => {
        if (heard === '' || similarity(heard, spelling) === 0) return;
        alike++;
        expect(share(keys(heard, 'query'), keys(spelling, 'listed'))).toBe(true);
        expect(share(keys(spelling, 'query'), keys(heard, 'listed'))).toBe(true);
      }),
      runs(2000),
    );
    expect(alike, 'the law is about something').toBeGreaterThan(runs(2000).numRuns / 10);
  });

  it('is as near one way as the other', () => {
    fc.assert(
      fc.property(pairs, ({ heard, spelling }) => {
        if (heard !== '') expect(similarity(heard, spelling)).toBe(similarity(spelling, heard));
      }),
      runs(500),
    );
  });
});

describe('a geresh', () => {
  const heard = (text: string) => normaliseText(text).tokens.map((token) => [token.text, token.sound]);

  it.each(['׳', "'", '’'])('makes another sound of a Hebrew letter: %s', (sign) => {
    expect(heard(`צ${sign}רבין`)).toEqual(heard('צ׳רבין'));
    expect(heard(`צ${sign}רבין`)).not.toEqual(heard('צרבין'));
    expect(similarity(heard(`לוקוביץ${sign}`)[0]?.[1] ?? '', 'lukovitsch')).toBeGreaterThanOrEqual(0.75);
  });

  it('that quotes a word says nothing of its letters', () => expect(heard("'תולברכט'")).toEqual(heard('תולברכט')));
});
