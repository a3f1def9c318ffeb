import { pick } from '../../lists/random.ts';
import { allCities, scowlTier, wordsOfLanguage } from '../../model/everyday/package-data.ts';

/** Minimum number of inhabitants of a city with universities and charities. */
const LARGE = 150_000;
const CITIES = 6000;

const CAUSES = {
  en: 'Children, Cancer Research, Animal Welfare, Education, Disaster Relief, Mental Health, Literacy, Refugee Support, Clean Water, Youth Development, Heart Disease, Community Health',
  es: 'Niños, Ayuda al Enfermo, Protección Animal, Educación, Desarrollo Social, Salud',
  fr: 'Enfance, Aide aux Malades, Protection des Animaux, Éducation, Développement, Santé',
  de: 'Kinderhilfe, Krebshilfe, Tierschutz, Bildung, Entwicklung, Gesundheit',
} as const;

const BODIES: readonly (readonly [keyof typeof CAUSES, string])[] = [
  ['en', '{name} Foundation'],
  ['en', '{city} {cause} Charity'],
  ['en', '{name} Trust for {cause}'],
  ['en', '{city} Association for {cause}'],
  ['en', '{cause} Society of {city}'],
  ['en', 'Friends of {city} {cause}'],
  ['en', '{name} Charitable Trust'],
  ['en', 'Islamic {cause} Relief {city}'],
  ['es', 'Fundación {name}'],
  ['es', 'Asociación de {cause} de {city}'],
  ['fr', 'Association {cause} {city}'],
  ['fr', 'Fondation {name} pour la {cause}'],
  ['de', '{name}-Stiftung für {cause}'],
  ['de', '{cause} {city} e.V.'],
];

const UNIVERSITIES = [
  'University of {city}',
  '{city} State University',
  '{city} University of Technology',
  '{city} Medical University',
  'Technical University of {city}',
  'Universidad de {city}',
  'Universidad Nacional de {city}',
  'Université de {city}',
  'Università degli Studi di {city}',
  'Universität {city}',
  'Universidade Federal de {city}',
  '{city} Üniversitesi',
  'Institute of Science and Technology {city}',
  '{city} College of Engineering',
  'Uniwersytet {city}',
];

const VESSELS = [
  '{word}',
  '{word} {thing}',
  '{thing} {word}',
  'MV {word} {thing}',
  '{given}',
  'Lady {given}',
  '{city} {thing}',
  '{city} Express',
  '{thing} of {city}',
  'MT {word}',
  '{given} {letter}',
  '{word} {number}',
];

export type BodyWords = {
  readonly city: () => string;
  readonly given: () => string;
  readonly family: () => string;
};

const fill = (pattern: string, made: Readonly<Record<string, () => string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, key: string) => made[key]?.() ?? '');

/** Draws cities with equal probability, because universities exist in small ones too. */
export function citiesBy(random: () => number): () => string {
  const cities = allCities()
    .filter(({ population }) => population >= LARGE)
    .slice(0, CITIES);
  return () => pick(cities, random).name;
}

/** Charities: a founder's family name, or a city and a cause. */
export function charity({ city, family }: BodyWords, random: () => number): string {
  const [language, pattern] = pick(BODIES, random);
  return fill(pattern, { city, name: family, cause: () => pick(CAUSES[language].split(', '), random) });
}

export const university = ({ city }: BodyWords, random: () => number): string =>
  fill(pick(UNIVERSITIES, random), { city });

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Names of ships: dictionary words, given names and cities, as owners choose them. */
export function vessels({ city, given }: BodyWords, random: () => number): () => string {
  const common = wordsOfLanguage('en', 'wikipedia').filter((word) => /^[a-z]{4,10}$/.test(word));
  const words = (common.length > 0 ? common : scowlTier(20)).slice(0, 8000);
  const word = (): string => capital(pick(words, random));
  const things = 'Star Sea Ocean Wave Spirit Pearl Queen Wind Dawn Light Glory Pioneer Eagle Trader Carrier'.split(' ');
  const letter = (): string => String.fromCharCode(65 + Math.floor(random() * 26));
  const made = {
    city,
    given,
    word,
    letter,
    thing: () => pick(things, random),
    number: () => `${1 + Math.floor(random() * 30)}`,
  };
  return () => fill(pick(VESSELS, random), made);
}
