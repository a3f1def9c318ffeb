import { allLocales, type LocaleDefinition } from '@faker-js/faker';
import { pick } from '../../lists/random.ts';
import { allCities } from '../../model/everyday/package-data.ts';

/** Text next to a name, by kind. */
export type Context = {
  readonly kind: 'town' | 'country' | 'role' | 'street' | 'number' | 'title' | 'word';
  readonly written: string;
};

type Locale = keyof typeof allLocales;

/** The languages of contexts for each script. */
const LOCALES: Readonly<Record<string, readonly Locale[]>> = {
  Latn: ['en', 'de', 'fr', 'es', 'it', 'pt_BR', 'tr', 'pl', 'nl', 'id_ID', 'sv', 'cs_CZ', 'ro', 'hr'],
  Cyrl: ['ru', 'uk', 'sr_RS_latin', 'mk'],
  Arab: ['ar', 'fa', 'ur'],
  Hani: ['zh_CN', 'zh_TW', 'ja'],
  Hang: ['ko'],
  Hebr: ['he'],
  Grek: ['el'],
};
const TITLES: Readonly<Record<string, readonly string[]>> = {
  Latn: ['Mr', 'Mrs', 'Dr', 'Herr', 'M.', 'Señor', 'Sig.', 'Gen.', 'Sheikh', 'Hajji', 'Prof.', 'Minister'],
  Cyrl: ['г-н', 'господин', 'генерал', 'доктор'],
  Arab: ['السيد', 'الشيخ', 'الدكتور', 'آقای'],
};

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const pools = new Map<string, readonly Context[]>();

/** All contexts in a script, from packages: not chosen for what the engine knows. */
function poolOf(script: string): readonly Context[] {
  const known = pools.get(script);
  if (known !== undefined) return known;
  const of = (kind: Context['kind'], words: readonly string[]): Context[] =>
    words.map((written) => ({ kind, written }));
  const locales = (LOCALES[script] ?? LOCALES['Latn'] ?? []).map((locale): LocaleDefinition => allLocales[locale]);
  const made = [
    ...of(
      'town',
      locales.flatMap(({ location }) => listOf(location?.city_name)),
    ),
    ...of(
      'country',
      locales.flatMap(({ location }) => listOf(location?.country)),
    ),
    ...of(
      'role',
      locales.flatMap(({ person }) => [...listOf(person?.job_type), ...listOf(person?.['job_title'])]),
    ),
    ...of(
      'street',
      locales.flatMap(({ location }) => listOf(location?.street_name)),
    ),
    ...of(
      'word',
      locales.flatMap(({ lorem, commerce }) => [...listOf(lorem?.word), ...listOf(commerce?.department)]),
    ),
    ...of('title', TITLES[script] ?? []),
    ...(script === 'Latn'
      ? of(
          'town',
          allCities()
            .slice(0, TOWNS)
            .map(({ name }) => name),
        )
      : []),
  ].filter(({ written }) => /\p{L}{2}/u.test(written));
  pools.set(script, made);
  return made;
}

/** Number of towns, down to some 10,000 inhabitants. */
const TOWNS = 30_000;

/** Share of contexts that are a number, an amount or a date. */
const NUMBERS = 0.12;

/** Draws a context in a script. Draws its kind first, since there are a thousand times more towns than titles. */
export function contextIn(script: string, random: () => number): Context {
  if (random() < NUMBERS) return { kind: 'number', written: numberOf(random) };
  const pool = poolOf(script);
  const { kind } = pick(
    [...new Set(pool.map((one) => one.kind))].map((one) => ({ kind: one })),
    random,
  );
  return pick(
    pool.filter((one) => one.kind === kind),
    random,
  );
}

const numberOf = (random: () => number): string => {
  const digits = (most: number): number => Math.floor(random() * most) + 1;
  return pick(
    [
      `${digits(9999)}`,
      `EUR ${digits(90_000)}.00`,
      `${digits(28)}.${digits(12)}.2024`,
      `INV-${digits(99_999)}`,
      `#${digits(999)}`,
    ],
    random,
  );
};
