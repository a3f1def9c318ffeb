import { normaliseText } from '@namesake/engine';
import { BODY_NAMES } from '../../../packages/engine/src/knowledge/lexicon/companies/body-names.ts';
import { PLACE_WORDS } from '../../../packages/engine/src/knowledge/lexicon/places/places.ts';
import { EVERYDAY_MEANINGS, type EverydayMeaning } from '../../../packages/engine/src/knowledge/model/everyday.ts';
import { dictionarySources, ENGLISH } from './dictionary-sources.ts';
import { EMBARGOED_WORDS, isKeptOut } from './embargoed-places.ts';
import { nameSources } from './name-sources.ts';
import { NEVER_EVERYDAY } from './never-everyday.ts';
import { allCities } from './package-data.ts';
import { placeSources } from './place-sources.ts';
import { expectedAt, type Source } from './source.ts';

/** A romanised word with its meanings other than a party's name. */
export type EverydayWord = { readonly word: string; readonly meaning: EverydayMeaning };

/** What was found of one word. */
type Found = {
  /** How often each meaning is expected. */
  readonly expected: Record<EverydayMeaning, number>;
  /** How early the running text of each language has it. */
  readonly counted: Map<Source, number>;
  /** Whether a package holds it as a word or name of its own. */
  isKnown: boolean;
  isDaily: boolean;
  isPlain: boolean;
};

const WORD = /^[a-z]+$/;
/** A word that English writes almost as early as another language is a name there, unless a dictionary knows it. */
const AS_EARLY = 4;
/** So common a word of English is no rare name, though dictionaries leave it out: Atlantic, Olympics. */
const COMMON_IN_ENGLISH = 12_000;

/** A word of these lists is an ordinary word first, even where many bear it as a name: Green, Stone, May. */
const PLAIN = new Set(['scowl 10', 'scowl 20', 'payment messages', 'small words eng']);

/** Every word of the sources as one token of the engine, commonest first. */
export function rankEveryday(sources: readonly Source[] = everydaySources()): readonly EverydayWord[] {
  const found = new Map<string, Found>();
  for (const source of sources) collect(source, found);
  const never = new Set([...NEVER_EVERYDAY, ...EMBARGOED_WORDS, ...keptCities()]);
  const bodies = bodyWords();
  return [...found]
    .filter(([word, one]) => (one.isKnown || countedAs(one) > 0) && !never.has(word) && !isBody(word, one, bodies))
    .map(([word, one]) => ({ word, meaning: meaningOf(one), expected: sum(one.expected) + countedAs(one) }))
    .filter(({ expected }) => expected > 0)
    .sort((a, b) => b.expected - a.expected || (a.word < b.word ? -1 : 1));
}

const everydaySources = (): readonly Source[] => [...dictionarySources(), ...nameSources(), ...placeSources()];

/** The one token of a text, if it is one of Latin letters. */
function wordOf(text: string): string | undefined {
  const { tokens } = normaliseText(text);
  const [token] = tokens;
  return tokens.length === 1 && token !== undefined && WORD.test(token.text) ? token.text : undefined;
}

function collect(source: Source, found: Map<string, Found>): void {
  const seen = new Set<string>();
  source.words.forEach((text, rank) => {
    const word = wordOf(text);
    if (word === undefined || seen.has(word)) return;
    seen.add(word);
    const one = found.get(word) ?? {
      expected: { word: 0, given_name: 0, family_name: 0, place: 0 },
      counted: new Map<Source, number>(),
      isKnown: false,
      isDaily: false,
      isPlain: false,
    };
    found.set(word, one);
    if (source.mixed) one.counted.set(source, rank);
    else one.expected[source.meaning] += expectedAt(source, rank);
    one.isKnown ||= !source.mixed && !source.needsAnother;
    one.isDaily ||= rank < (source.daily ?? 0);
    one.isPlain ||= PLAIN.has(source.id);
  });
}

const sum = (expected: Found['expected']): number =>
  EVERYDAY_MEANINGS.reduce((total, meaning) => total + expected[meaning], 0);

/** How often running text has a word that is no name there. */
function countedAs({ expected, counted, isDaily }: Found): number {
  const isKnown = isDaily || expected.word > 0;
  const english = [...counted].find(([{ id }]) => id === ENGLISH)?.[1] ?? Number.POSITIVE_INFINITY;
  return [...counted].reduce((total, [source, rank]) => {
    const isWord = isKnown || (source.id === ENGLISH ? rank < COMMON_IN_ENGLISH : english > AS_EARLY * rank);
    return isWord ? total + expectedAt(source, rank) : total;
  }, 0);
}

function meaningOf(one: Found): EverydayMeaning {
  const { expected, isPlain } = one;
  if (isPlain) return 'word';
  const names = expected.given_name + expected.family_name + expected.place;
  // Running text counts Carol the person too: it says "word" only where no table says otherwise.
  const asWord = names === 0 ? expected.word + countedAs(one) : expected.word;
  return EVERYDAY_MEANINGS.reduce<EverydayMeaning>((best, meaning) => {
    const value = meaning === 'word' ? asWord : expected[meaning];
    return value > (best === 'word' ? asWord : expected[best]) ? meaning : best;
  }, 'word');
}

/** Names of one word of bodies that the engine knows. */
function bodyWords(): ReadonlySet<string> {
  return new Set(BODY_NAMES.flatMap(({ names }) => names.flatMap((name) => wordOf(name.replace(/^=/, '')) ?? [])));
}

/**
 * The name of a body. The letters of many a body are a daily word (Spanish "eso") or a country's (USA), and then they
 * are that.
 */
const isBody = (word: string, { isDaily }: Found, bodies: ReadonlySet<string>): boolean =>
  bodies.has(word) && !isDaily && !PLACE_WORDS.has(word);

/** Inhabitants from which a city of an embargoed region is known by its name. */
const KNOWN_FROM = 20_000;

const keptCities = (): readonly string[] =>
  allCities()
    .filter((city) => isKeptOut(city) && city.population >= KNOWN_FROM)
    .flatMap(({ name }) => wordOf(name) ?? []);
