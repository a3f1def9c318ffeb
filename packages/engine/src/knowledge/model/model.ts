import { once } from '../../types/once.ts';
import { businessConcept } from '../lexicon/companies/business-words.ts';
import { AMBIGUOUS_NUMBER_WORDS } from '../lexicon/general/numbers.ts';
import { isFamilyName } from '../lexicon/names/family-names.ts';
import { isGivenName } from '../lexicon/names/given-names.ts';
import { isCountryCode, placeOf } from '../lexicon/places/places.ts';
import { RowsByWord } from '../lexicon/table/rows-by-word.ts';
import { compoundSpellings } from '../lexicon/variants/compounds.ts';
import { isDistinctName, isTabledName } from '../lexicon/variants/distinct-names.ts';
import { everydayMeaning } from './everyday.ts';
import { type Group, groupsOfPatronymic, lexiconGroups, numberGroup, relationOfRule } from './groups.ts';
import { MODEL_HASH, MODEL_WEIGHTS, UNKNOWN_WEIGHT } from './model.gen.ts';
import type { Relation } from './relation.ts';
import { wordWeights } from './word-weights.ts';

/**
 * The frozen knowledge behind scores: the rarity of each word, and equivalent words. It never follows the live lists: a
 * query and a listing score the same whatever else is listed. Built by `npm run model`; its hash is its version.
 */
export type Model = {
  /** `sha256:…` of the artefact. */
  readonly hash: string;
  /** Rarity of a romanised word in sixteenths of a bit, 1–255. */
  readonly weightOf: (text: string) => number;
  /** Whether the word is in the model: another known word is then no slip of it. */
  readonly isKnown: (text: string) => boolean;
  readonly groupsOf: (text: string) => readonly number[];
  readonly relationOf: (group: number) => Relation;
  /** The groups of multi-word names that a text is a joined form of ("nureldin"). */
  readonly groupsOfCompound: (text: string) => readonly number[];
  /** The joined forms of multi-word names in a group. */
  readonly compoundsOf: (group: number) => readonly string[];
  readonly isNumber: (text: string) => boolean;
  readonly isBusinessWord: (text: string) => boolean;
  /** Whether the word is in a dictionary and not commonly a person's name. */
  readonly isDictionaryWord: (text: string) => boolean;
  readonly isPlace: (text: string) => boolean;
  readonly isCountry: (text: string) => boolean;
  readonly isGivenName: (text: string) => boolean;
  readonly isFamilyName: (text: string) => boolean;
  /** Whether two words are known as names of different people. */
  readonly areOtherNames: (a: string, b: string) => boolean;
  /** Whether a word is in a table of names; `areOtherNames` only knows those. */
  readonly isNamed: (text: string) => boolean;
};

const NONE: readonly number[] = [];
const NO_SPELLINGS: readonly string[] = [];

/** The model of this engine version; always the same object. */
export const loadModel: () => Model = once(readModel);

function readModel(): Model {
  const weightOf = wordWeights(MODEL_WEIGHTS);
  const groups = lexiconGroups();
  const byWord = groupsByWord(groups);
  const apart = once(() => groupsOfCompound(groups));
  return {
    hash: MODEL_HASH,
    weightOf: (text) => weightOf(text) ?? UNKNOWN_WEIGHT,
    isKnown: (text) => weightOf(text) !== undefined,
    groupsOf(text) {
      const own = byWord.of(text);
      const number = numberGroup(text);
      const patronymic = groupsOfPatronymic(text);
      if (number === undefined && patronymic.length === 0) return own;
      return [...own, ...(number === undefined ? NONE : [number]), ...patronymic];
    },
    relationOf: (group) => groups[group]?.relation ?? relationOfRule(group),
    groupsOfCompound: (text) => apart().bySpelling.of(text),
    compoundsOf: (group) => apart().byGroup.get(group) ?? NO_SPELLINGS,
    isNumber: (text) => numberGroup(text) !== undefined && !AMBIGUOUS_NUMBER_WORDS.has(text),
    isBusinessWord: (text) => businessConcept(text) !== undefined,
    isDictionaryWord: (text) => everydayMeaning(text) === 'word',
    isPlace: (text) => placeOf(text) !== undefined,
    isCountry: (text) => isCountryCode(placeOf(text) ?? ''),
    isGivenName,
    isFamilyName,
    areOtherNames: isDistinctName,
    isNamed: isTabledName,
  };
}

function groupsByWord(groups: readonly Group[]): RowsByWord<number> {
  const byWord = new RowsByWord<number>();
  for (const [group, { words }] of groups.entries()) for (const word of new Set(words)) byWord.add(word, group);
  return byWord;
}

type CompoundGroups = {
  readonly bySpelling: RowsByWord<number>;
  readonly byGroup: ReadonlyMap<number, readonly string[]>;
};

/** Two joined small words are the beginning of many names. */
const SHORTEST_COMPOUND = 6;

function groupsOfCompound(groups: readonly Group[]): CompoundGroups {
  const bySpelling = new RowsByWord<number>();
  const byGroup = new Map<number, readonly string[]>();
  groups.forEach(({ words, relation }, group) => {
    // Words of companies are compared one by one.
    if (relation.method === 'abbreviation') return;
    const apart = words.filter((word) => word.includes(' '));
    if (apart.length === 0) return;
    const spellings = new Set(apart.flatMap((name) => [...compoundSpellings(name)]));
    const long = [...spellings].filter((text) => text.length >= SHORTEST_COMPOUND);
    byGroup.set(group, long);
    for (const text of long) bySpelling.add(text, group);
  });
  return { bySpelling, byGroup };
}
