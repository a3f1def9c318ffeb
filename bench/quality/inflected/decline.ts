/** Cases of Russian and Ukrainian in which names are written. */
export const CASES = ['genitive', 'dative', 'accusative', 'instrumental', 'prepositional'] as const;
export type Case = (typeof CASES)[number];
export type Gender = 'men' | 'women';
export type Language = 'ru' | 'uk';
/** Family names in -ов, -ев and -ин are declined as possessive adjectives; given names are not. */
export type Kind = 'given' | 'father' | 'family';

type Endings = Readonly<Record<Case, string>>;

const row = (text: string): Endings => {
  const [genitive = '', dative = '', accusative = '', instrumental = '', prepositional = ''] = text
    .split(' ')
    .map((ending) => (ending === '-' ? '' : ending));
  return { genitive, dative, accusative, instrumental, prepositional };
};

type Rule = {
  readonly of: RegExp;
  readonly endings: Endings;
  readonly gender?: Gender;
  readonly kind?: Kind;
};

const rule = (of: RegExp, endings: string, gender?: Gender, kind?: Kind): Rule => ({
  of,
  endings: row(endings),
  ...(gender && { gender }),
  ...(kind && { kind }),
});

/**
 * The first matching rule applies and replaces the matched ending. Textbook grammar, independent of the engine's table.
 */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  ru: [
    rule(/(?<=ск|цк)ий$/, 'ого ому ого им ом', 'men', 'family'),
    rule(/(?:ый|ой)$/, 'ого ому ого ым ом', 'men', 'family'),
    rule(/(?<=к)ая$/, 'ой ой ую ой ой', 'women', 'family'),
    rule(/ая$/, 'ой ой ую ой ой', 'women', 'family'),
    rule(/(?<=[оеё]в|[иы]н)а$/, 'ой ой у ой ой', 'women', 'family'),
    rule(/(?<=[оеё]в|[иы]н)$/, 'а у а ым е', 'men', 'family'),
    rule(/(?<=п)авел$/, 'авла авлу авла авлом авле', 'men'),
    rule(/(?<=^л)ев$/, 'ьва ьву ьва ьвом ьве', 'men', 'given'),
    rule(/(?<=[аеиоуыэюя])й$/, 'я ю я ем е', 'men'),
    rule(/(?<=[бвгдзклмнпрстфх])ец$/, 'ца цу ца цем це', 'men', 'family'),
    rule(/(?<=[бвгдзлмнпрст])ь$/, 'я ю я ем е', 'men'),
    rule(/(?<=[жшчщц])$/, 'а у а ем е', 'men'),
    rule(/(?<=[бвгдзклмнпрстфх])$/, 'а у а ом е', 'men'),
    rule(/(?<=и)я$/, 'и и ю ей и', 'women'),
    rule(/(?<=[гкх])а$/, 'и е у ой е'),
    rule(/(?<=[жшчщ])а$/, 'и е у ей е'),
    rule(/(?<=[бвдзлмнпрстфц])а$/, 'ы е у ой е'),
    rule(/я$/, 'и е ю ей е'),
    rule(/(?<=в)ь$/, 'и и ь ью и', 'women', 'given'),
  ],
  uk: [
    rule(/(?<=ськ|цьк)ий$/, 'ого ому ого им ому', 'men', 'family'),
    rule(/(?<=ськ|цьк)а$/, 'ої ій у ою ій', 'women', 'family'),
    rule(/(?<=[оеє]в)а$/, 'ої ій у ою ій', 'women', 'family'),
    rule(/(?<=[оеє]в|[иії]н)$/, 'а у а им у', 'men', 'family'),
    rule(/(?<=[іа])й$/, 'я ю я єм ю', 'men'),
    rule(/(?<=к)о$/, 'а у а ом у', 'men'),
    rule(/(?<=л)о$/, 'а у а ом у', 'men'),
    rule(/(?<=^ігор)$/, 'я ю я ем ю', 'men', 'given'),
    rule(/(?<=[лнт])ь$/, 'я ю я ем ю', 'men'),
    rule(/(?<=[жшчщ])$/, 'а у а ем у', 'men'),
    rule(/(?<=[бвгдзклмнпрстфх])$/, 'а ові а ом ові', 'men'),
    rule(/(?<=і)я$/, 'ї ї ю єю ї', 'women'),
    rule(/(?<=к)а$/, 'и і у ою і', 'men'),
    rule(/(?<=[бвдзлмнпрстф])а$/, 'и і у ою і'),
  ],
};

/** Undeclined names: -о and -их in Russian, -ко for women, foreign names in vowels, consonants for women. */
const KEPT: Readonly<Record<Language, Readonly<Record<Gender, RegExp>>>> = {
  ru: { men: /(?:[оеуэюи]|[иы]х)$/, women: /(?:[оеуэюибвгдзклмнпрстфхцчшщжй]|[иы]х)$/ },
  uk: { men: /(?:[еуюиі]|[иі]х)$/, women: /[оеуюиібвгдзклмнпрстфхцчшщжй]$/ },
};

/** A word of a name in another case, in lower case; undefined if no rule applies. */
export function declined(
  word: string,
  kind: Kind,
  gender: Gender,
  inCase: Case,
  language: Language,
): string | undefined {
  const rules = RULES[language].filter(
    (one) => (one.gender ?? gender) === gender && (one.kind ?? kind) === kind && one.of.test(word),
  );
  const [first] = rules;
  if (first && !(language === 'ru' && gender === 'women' && KEPT.ru.women.test(word)))
    return word.replace(first.of, first.endings[inCase]);
  return KEPT[language][gender].test(word) ? word : undefined;
}
