import { normaliseText } from '@namesake/engine';
import { BODY_NAMES } from '../../../packages/engine/src/lexicon/body-names.ts';
import { PLACE_WORDS } from '../../../packages/engine/src/lexicon/places.ts';
import { EVERYDAY_MEANINGS, type EverydayMeaning } from '../../../packages/engine/src/model/everyday.ts';
import { dictionarySources } from './dictionary-sources.ts';
import { EMBARGOED_WORDS } from './embargoed-places.ts';
import { nameSources } from './name-sources.ts';
import { NEVER_EVERYDAY } from './never-everyday.ts';
import { placeSources } from './place-sources.ts';
import { expectedAt, type Source } from './source.ts';

/** A romanised word with what it means beside being a party's name. */
export type EverydayWord = { readonly word: string; readonly meaning: EverydayMeaning };

/** What was found of one word: how often each meaning is expected, and how many lists of running text hold it. */
type Found = {
  readonly expected: Record<EverydayMeaning, number>;
  mixed: number;
  mixedLists: number;
  isDaily: boolean;
  isPlain: boolean;
};

const WORD = /^[a-z]+$/;
/** Running text of this many languages holds a word that is none of theirs: a name, written alike everywhere. */
const IN_EVERY_LANGUAGE = 3;
/** A word of these lists is an ordinary word first, even where many bear it as a name: Green, Stone, May. */
const PLAIN = new Set(['scowl 10', 'scowl 20', 'payment messages', 'small words eng']);

/** Every word of the sources as one token of the engine, commonest first. */
export function rankEveryday(sources: readonly Source[] = everydaySources()): readonly EverydayWord[] {
  const found = new Map<string, Found>();
  for (const source of sources) collect(source, found);
  const bodies = bodyWords();
  return [...found]
    .filter(([word, one]) => !isName(word, one, bodies))
    .map(([word, one]) => ({ word, meaning: meaningOf(one), expected: sum(one.expected) + countedOf(one) }))
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
      mixed: 0,
      mixedLists: 0,
      isDaily: false,
      isPlain: false,
    };
    found.set(word, one);
    if (source.mixed) {
      one.mixed += expectedAt(source, rank);
      one.mixedLists++;
    } else one.expected[source.meaning] += expectedAt(source, rank);
    one.isDaily ||= rank < (source.daily ?? 0);
    one.isPlain ||= PLAIN.has(source.id);
  });
}

const sum = (expected: Found['expected']): number =>
  EVERYDAY_MEANINGS.reduce((total, meaning) => total + expected[meaning], 0);

/** Running text counts for a word that a dictionary knows, or that few languages write. */
const countedOf = ({ expected, mixed, mixedLists }: Found): number =>
  expected.word > 0 || mixedLists < IN_EVERY_LANGUAGE || sum(expected) > 0 ? mixed : 0;

function meaningOf({ expected, isPlain, mixed }: Found): EverydayMeaning {
  if (isPlain) return 'word';
  const names = expected.given_name + expected.family_name + expected.place;
  // Running text counts Carol the person too: it says "word" only where no table says otherwise.
  const asWord = names === 0 ? expected.word + mixed : expected.word;
  return EVERYDAY_MEANINGS.reduce<EverydayMeaning>((best, meaning) => {
    const value = meaning === 'word' ? asWord : expected[meaning];
    return value > (best === 'word' ? asWord : expected[best]) ? meaning : best;
  }, 'word');
}

/** Names of one word of bodies that the engine knows. */
function bodyWords(): ReadonlySet<string> {
  return new Set(BODY_NAMES.flatMap(({ names }) => names.flatMap((name) => wordOf(name) ?? [])));
}

/** A name of a movement, body or embargoed region; the letters of many a body are a daily word (Spanish "eso"), and then they are that. */
const isName = (word: string, { isDaily }: Found, bodies: ReadonlySet<string>): boolean =>
  NEVER_EVERYDAY.has(word) || EMBARGOED_WORDS.has(word) || (bodies.has(word) && !isDaily && !PLACE_WORDS.has(word));
