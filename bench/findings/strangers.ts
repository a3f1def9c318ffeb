import { allLocales } from '@faker-js/faker';
import { pick } from '../lists/random.ts';
import { wordsOfLanguage } from '../model/everyday/package-data.ts';
import { textsIn } from '../model/everyday/texts-in.ts';

type People = { readonly given: readonly string[]; readonly family: readonly string[]; readonly families: 1 | 2 };

/** Share of people whose names are drawn by frequency; the others come from one of Faker's locales. */
const COUNTED = 0.5;
const SECOND_GIVEN = 0.2;
const SECOND_FAMILY = 0.5;

/** Draws names of invented people from tables of names, common names more often. */
export function strangers(random: () => number): () => string {
  const counted: readonly People[] = [
    { given: wordsOfLanguage('en', 'firstnames'), family: wordsOfLanguage('en', 'lastnames'), families: 1 },
    { given: wordsOfLanguage('es-es', 'firstnames'), family: wordsOfLanguage('es-es', 'lastnames'), families: 2 },
  ];
  const ofLocales: readonly People[] = Object.entries(allLocales).flatMap(([locale, { person }]) => {
    const [given, family] = [textsIn(person?.first_name), textsIn(person?.last_name)];
    return given.length > 0 && family.length > 0 ? [{ given, family, families: /^(es|pt)/.test(locale) ? 2 : 1 }] : [];
  });
  return () => {
    const isCounted = random() < COUNTED;
    const people = pick(isCounted ? counted : ofLocales, random);
    const draw = (names: readonly string[]): string => (isCounted ? common(names, random) : pick(names, random));
    const words = [draw(people.given)];
    if (random() < SECOND_GIVEN) words.push(draw(people.given));
    words.push(draw(people.family));
    if (people.families === 2 && random() < SECOND_FAMILY) words.push(draw(people.family));
    return words.join(' ');
  };
}

/** Draws from a table sorted by frequency: rank by Zipf's law, since people have common names. */
function common(names: readonly string[], random: () => number): string {
  const rank = Math.floor(names.length ** random()) - 1;
  return names[Math.min(names.length - 1, Math.max(0, rank))] ?? '';
}
