import type {
  CompoundMatch,
  ListedCompound,
  PlannedWords,
  TokenMatches,
  Unit,
  UnitMatches,
} from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { compoundRuns } from '../../index/tables/compound-runs.ts';
import type { LegalKind } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { ANY_SYSTEM, SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import { cyrillicReadings } from '../../normalise/readings/cyrillic-readings.ts';
import { koreanReadings } from '../../normalise/readings/korean-readings.ts';
import { wordReadings } from '../../normalise/readings/native-words.ts';
import { ROLE, type Role } from '../../normalise/roles/role.ts';
import type { EntityType } from '../../types/listing.ts';
import { SAME_COMPOUND } from '../../words/compare/compound-similarity.ts';
import { type Form, formOf } from '../../words/form/form.ts';
import { addCompound, findCompounds } from '../lookup/find-compounds.ts';
import { type FormFinder, findForms, isInKana, type LookupMode, lookupModeFor } from '../lookup/find-forms.ts';
import { readingRelation } from '../lookup/listed-native-words.ts';
import { kindOf } from '../lookup/match-kind.ts';
import { type ParticleCompound, particleCompounds } from '../lookup/particle-compounds.ts';
import { type Compound, compoundOf, type QueryToken } from '../lookup/query-tokens.ts';
import { MatchCollector } from '../lookup/token-matches.ts';
import { cachedMatches, KANA, matchWord } from '../lookup/word-matches.ts';
import { planBodies } from './plan-bodies.ts';

/** The words of a plan's unit, as a bit mask of positions. */
export function maskOf(plan: QueryPlan, at: number): number {
  const unit = plan.units[at];
  return unit ? ((1 << unit.count) - 1) << unit.first : 0;
}

/** Roles of a query's words in a name of one type. */
export type TaggedAs = { readonly roles: readonly Role[]; readonly legal: readonly LegalKind[] };

/** Everything that scoring needs to know about a query against one index; computed once. */
export type QueryPlan = PlannedWords & {
  readonly tokens: readonly QueryToken[];
  /** Roles of the tokens in a name of each type, filled by `tagAsType`. */
  readonly tagged: Map<EntityType, TaggedAs>;
  /** Words that may be the beginnings of others, as a bit mask of positions; absent if none may. */
  readonly cut?: number;
  /** Whether only names count whose words agree with those of the query one by one, in their order. */
  readonly isInOrder?: boolean;
  /** Whether its letters are the initials of a name's words (see `planInitials`). */
  readonly isInitials?: boolean;
  /** Whether it is a stretch of a longer text, whose words are of many kinds. */
  readonly isInText?: boolean;
};

/** Budget steps of a plan and of each of its words, besides those for finding forms. */
const PLAN = 4;
const PLANNED_WORD = 3;

/**
 * Finds the possible matches of each query word in an index; cached for the same words in a search, wherever they
 * occur.
 * @param find how similar forms are found: by keys, or by comparing with every form (the reference for the laws)
 */
export function planQuery(index: Index, tokens: readonly QueryToken[], find: FormFinder = findForms): QueryPlan {
  index.scratch.lookUps?.plan(tokens, (at) => tokens[at]?.role === ROLE.initial);
  return planUnnoted(index, tokens, find);
}

/** The same for words that are looked up on their own: no name is scored by them. */
export function planUnnoted(index: Index, tokens: readonly QueryToken[], find: FormFinder = findForms): QueryPlan {
  const key = find === findForms ? wordsKey(tokens) : undefined;
  const known = key === undefined ? undefined : index.scratch.plans?.get(key);
  const words = known ?? planWords(index, tokens, find);
  if (key !== undefined) index.scratch.plans?.set(key, words);
  return { ...words, tokens, tagged: new Map() };
}

/** Cache key of Latin words in a plan. Undefined for others: native characters depend on their neighbours. */
function wordsKey(tokens: readonly QueryToken[]): string | undefined {
  if (tokens.some(({ script, letter, sound }) => script !== 'Latn' || letter !== undefined || sound !== undefined))
    return undefined;
  return tokens.map(({ text, readings, role, weight }) => [text, ...readings, role, weight].join('|')).join(' ');
}

function planWords(index: Index, tokens: readonly QueryToken[], find: FormFinder): PlannedWords {
  const units: Unit[] = [];
  const matches: UnitMatches[] = [];
  const compounds = new Map<number, CompoundMatch[]>();
  const initials = new Map<number, number>();
  const addUnit = (first: number, count: number): number => {
    let weight = 0;
    for (let i = first; i < first + count; i++) weight += tokens[i]?.weight ?? 0;
    return units.push({ first, count, weight }) - 1;
  };
  const add = (unit: number, found: TokenMatches): void => {
    if (found.tokens.length > 0) matches.push({ unit, ...found });
  };
  const kana = isInKana(tokens);
  index.scratch.budget.spend(PLAN + tokens.length * PLANNED_WORD);
  const words = tokens.map((token, i) => {
    const word = matchWord(index, token, kana, find);
    add(addUnit(i, 1), word);
    for (const compound of word.native) addCompound(compounds, i, compound);
    if (token.role === ROLE.initial) initials.set(i, token.text.charCodeAt(0));
    return word;
  });
  for (const run of compoundRuns(tokens.length)) {
    const joined = compoundOf(tokens, run, index.model);
    if (!joined) continue;
    const unit = addUnit(run.first, run.count);
    add(unit, matchCompound(index, joined, find));
    if (run.count === tokens.length && joined.mode === 'compound')
      findCompounds(index, joined.form, (compound) => addCompound(compounds, unit, compound));
  }
  for (const run of particleCompounds(tokens)) {
    const found = matchParticleCompound(index, run, find);
    if (found.tokens.length > 0) add(addUnit(run.first, run.count), found);
  }
  const eastern = [...koreanReadings(tokens), ...cyrillicReadings(tokens)];
  for (const reading of [...wordReadings(tokens), ...eastern]) {
    const found = matchNativeWord(index, reading, kana, find);
    if (found.tokens.length > 0) add(addUnit(reading.first, reading.count), found);
  }
  for (const { first, count, text, system } of eastern)
    if (count === 1)
      compoundSyllables(index, text, (compound) => addCompound(compounds, first, { ...compound, systems: system }));
  for (const [i, word] of words.entries()) for (const compound of word.compounds) addCompound(compounds, i, compound);
  planBodies(index, tokens, (first, count, compound) => {
    const known = units.findIndex((unit) => unit.first === first && unit.count === count);
    addCompound(compounds, known === -1 ? addUnit(first, count) : known, compound);
  });
  const totalWeight = tokens.reduce((sum, token) => sum + token.weight, 0);
  return { totalWeight, units, matches, compounds, initials, kana };
}

/** Parts that matches of several tokens never have. */
const ALONE = { native: [], compounds: [], isShared: false } as const;

/** Key that tells the matches of one reading of native characters from those of another. */
export const readingKey = ({ system, text }: NativeReading, kana: boolean): string =>
  `${system}${kana ? KANA : ''} ${text}`;

/**
 * How a reading is compared: unless it is a sound or a Japanese name, only one spelling counts (see `readingRelation`).
 */
export const lookupModeOfReading = (form: Form, system: number, kana: boolean): LookupMode =>
  form.sound || system === SYSTEM.japanese ? lookupModeFor(kana) : 'exact';

/** Latin words that a run of native characters may be read as. */
const matchNativeWord = (index: Index, reading: NativeReading, kana: boolean, find: FormFinder): TokenMatches =>
  cachedMatches(index, readingKey(reading, kana), find, () => ({
    ...readNativeWord(index, reading, kana, find),
    ...ALONE,
  }));

function readNativeWord(index: Index, reading: NativeReading, kana: boolean, find: FormFinder): TokenMatches {
  const form = formOf(reading.text, index.model);
  const found = new MatchCollector(index);
  for (const { form: id, relation } of find(index, form, lookupModeOfReading(form, reading.system, kana))) {
    const read = readingRelation(reading.system, relation);
    if (read) found.addForm(id, read.similarity, kindOf(read, reading.system), false);
  }
  return found.matches();
}

/** Visits the listed syllables that, joined, are another spelling of a Korean or Chinese given name. */
const compoundSyllables = (index: Index, text: string, visit: (compound: ListedCompound) => void): void =>
  findCompounds(
    index,
    formOf(text, index.model),
    (compound) => {
      if (compound.similarity === SAME_COMPOUND) visit(compound);
    },
    (listed) => listed === text,
  );

/** A less similar word is not a spelling of a name joined with the small word before it. */
const LEAST_PARTICLE_COMPOUND = 0.85;
/** Similarity with the name in another spelling. */
const COMPOUND_SPELLING = 0.95;
const PARTICLE_COMPOUND = kindOf({ similarity: COMPOUND_SPELLING, method: 'joined' }, ANY_SYSTEM);

/** Listed words that equal a name joined with the small word before it: "Bin al-Hajj" is "Belhadj". */
const matchParticleCompound = (index: Index, { text, spellings }: ParticleCompound, find: FormFinder): TokenMatches =>
  cachedMatches(index, `+${text}`, find, () => {
    const found = new MatchCollector(index);
    for (const { form: id, relation } of find(index, formOf(text, index.model), 'similar'))
      if (relation.similarity >= LEAST_PARTICLE_COMPOUND && relation.method !== 'nickname')
        found.addForm(id, relation.similarity * SAME_COMPOUND, PARTICLE_COMPOUND, false);
    for (const spelling of spellings)
      for (const { form: id } of find(index, formOf(spelling, index.model), 'exact'))
        found.addForm(id, COMPOUND_SPELLING, PARTICLE_COMPOUND, false);
    return { ...found.matches(), ...ALONE };
  });

/** Listed words that are similar to several joined query words. */
function matchCompound(index: Index, { form, mode }: Compound, find: FormFinder): TokenMatches {
  const found = new MatchCollector(index);
  for (const { form: id, relation } of find(index, form, mode)) {
    const similarity = Math.min(relation.similarity, SAME_COMPOUND);
    found.addForm(id, similarity, kindOf({ ...relation, similarity, method: 'joined' }, ANY_SYSTEM), false);
  }
  return found.matches();
}
