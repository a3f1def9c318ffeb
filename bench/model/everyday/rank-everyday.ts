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

/** Findings on one word. */
type Found = {
  /** Expected frequency of each meaning. */
  readonly expected: Record<EverydayMeaning, number>;
  /** Rank of the word in the running text of each language. */
  readonly counted: Map<Source, number>;
  /** Whether a package has it as an independent word or name. */
  isKnown: boolean;
  isDaily: boolean;
  isPlain: boolean;
};

const WORD = /^[a-z]+$/;
/**
 * A word with an English rank within this factor of its rank in another language is a name there, unless a dictionary
 * has it.
 */
const AS_EARLY = 4;
/** An English word up to this rank is not a rare name, even if dictionaries omit it: Atlantic, Olympics. */
const COMMON_IN_ENGLISH = 12_000;

/** Words in these lists are everyday words first, even if they are also common names: Green, Stone, May. */
const PLAIN = new Set(['scowl 10', 'scowl 20', 'payment messages', 'small words eng']);

/** Every source word that is one token of the engine, most common first. */
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

/** The only token of a text, if there is just one and it is in Latin letters. */
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

/** Frequency in running text of a word that is not a name there. */
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
  // Running text also counts Carol the person: it only means "word" if no table says otherwise.
  const asWord = names === 0 ? expected.word + countedAs(one) : expected.word;
  return EVERYDAY_MEANINGS.reduce<EverydayMeaning>((best, meaning) => {
    const value = meaning === 'word' ? asWord : expected[meaning];
    return value > (best === 'word' ? asWord : expected[best]) ? meaning : best;
  }, 'word');
}

/** One-word names of bodies that the engine knows. */
function bodyWords(): ReadonlySet<string> {
  return new Set(BODY_NAMES.flatMap(({ names }) => names.flatMap((name) => wordOf(name.replace(/^=/, '')) ?? [])));
}

/** Whether a word names a body. Initials that are also a common word (Spanish "eso") or a country (USA) do not. */
const isBody = (word: string, { isDaily }: Found, bodies: ReadonlySet<string>): boolean =>
  bodies.has(word) && !isDaily && !PLACE_WORDS.has(word);

/** Minimum number of inhabitants of a well-known city in an embargoed region. */
const KNOWN_FROM = 20_000;

const keptCities = (): readonly string[] =>
  allCities()
    .filter((city) => isKeptOut(city) && city.population >= KNOWN_FROM)
    .flatMap(({ name }) => wordOf(name) ?? []);
