import type { ListedCompound, WordMatches } from '../../index/caches/matches.ts';
import { writtenWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import { nativeLetter } from '../../knowledge/scripts/han/native-letter.ts';
import { ABJADS } from '../../knowledge/scripts/letters/abjads.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { KNOWN_WORDS } from '../../words/compare/relate.ts';
import { RESEMBLANCE } from '../../words/compare/resemble.ts';
import { type Form, formOf } from '../../words/form/form.ts';
import { TRAIT } from '../../words/form/form-table.ts';
import { compoundSpellingsOf, findSpelledCompounds } from './compound-spellings.ts';
import { findCompounds } from './find-compounds.ts';
import { type FormFinder, findForms, type LookupMode, lookupModeFor } from './find-forms.ts';
import { findNativeWords } from './listed-native-words.ts';
import { kindOf, READING } from './match-kind.ts';
import type { QueryToken } from './query-tokens.ts';
import { MatchCollector } from './token-matches.ts';

type WorkedOut = Omit<WordMatches, 'steps'>;

/** An initial fits one name in a dozen: it supports a match but does not identify anybody. */
export const INITIAL: Relation = { similarity: 0.85, method: 'initial' };
const AN_INITIAL = kindOf(INITIAL, ANY_SYSTEM);

/** The matches of a word, cached: they never change within an index. */
export const matchWord = (index: Index, token: QueryToken, kana: boolean, find: FormFinder): WordMatches =>
  isNoted(index, token, kana)
    ? NO_MATCHES
    : cachedMatches(index, wordKey(token, kana), find, () => workOut(index, token, lookupModeFor(kana), find));

const NO_MATCHES: WordMatches = {
  tokens: new Int32Array(0),
  similarities: new Float64Array(0),
  kinds: new Uint16Array(0),
  names: 0,
  bestSimilarity: 0,
  nearWeight: 0,
  native: [],
  compounds: [],
  isShared: false,
  steps: 0,
};

/** Whether a word is noted as such while look-ups are being noted. Others are looked up by their forms. */
const isNoted = ({ scratch }: Index, token: QueryToken, kana: boolean): boolean =>
  scratch.lookUps !== undefined && !kana && writtenWord(token) !== undefined;

/** Marks cache keys of queries in kana. */
export const KANA = '#';

/** Budget steps for a word that the search has looked up before, and number of matches that cost one more step. */
const AGAIN = 1;
const MATCHES_A_STEP = 16;

/**
 * The matches cached under a key, computed on a miss. Only those of `findForms` are cached.
 * @throws SearchTooExpensiveError
 */
export function cachedMatches(index: Index, key: string, find: FormFinder, workOut: () => WorkedOut): WordMatches {
  if (find !== findForms || index.scratch.lookUps !== undefined) return { ...workOut(), steps: 0 };
  const word = lookUpCaches(index, key, workOut);
  const again = AGAIN + word.tokens.length / MATCHES_A_STEP;
  index.scratch.budget.spendOnce(key, word.steps + again, again);
  return word;
}

function lookUpCaches(index: Index, key: string, workOut: () => WorkedOut): WordMatches {
  const { words: own, sharedWords: shared } = index.caches;
  const known = own.get(key);
  if (known) return known;
  const made = shared?.get(key) ?? measured(index, workOut);
  const kept = made.isShared || shared === undefined ? made : shared.add(key, made);
  own.set(key, kept);
  return kept;
}

function measured(index: Index, workOut: () => WorkedOut): WordMatches {
  const { made, steps } = index.scratch.budget.measure(workOut);
  return { ...made, steps: Math.ceil(steps) };
}

/** The cache key of a word's matches. */
export const wordKey = (token: QueryToken, kana: boolean): string => keyOf(token) + (kana ? KANA : '');

function keyOf({ text, script, forms, systems, letter = '', readings, sound, role }: QueryToken): string {
  const isInitial = role === ROLE.initial ? '.' : '';
  // Other readings of a Latin word follow from its letters.
  if (script === 'Latn' && readings.length === 0 && sound === undefined && letter === '') return text + isInitial;
  return `${script} ${forms.map((form) => form.text).join(' ')} ${systems?.join(' ') ?? ''} ${letter}${isInitial}`;
}

function workOut(index: Index, token: QueryToken, mode: LookupMode, find: FormFinder): WorkedOut {
  const found = new MatchCollector(index);
  const native: ListedCompound[] = [];
  const compounds: ListedCompound[] = [];
  if (token.letter === undefined) addWord(index, found, native, token, mode, find);
  else addCharacter(index, found, token, find);
  if (token.role !== ROLE.initial && token.forms[0]?.fuzzy && token.letter === undefined)
    for (const { form: id } of find(index, formOf(token.text.charAt(0), index.model), 'exact'))
      found.addForm(id, INITIAL.similarity, AN_INITIAL, false);
  if (token.letter === undefined) {
    for (const form of token.forms) findCompounds(index, form, (compound) => compounds.push(compound));
    for (const apart of compoundSpellingsOf(index, token.forms))
      findSpelledCompounds(index, apart, (compound) => compounds.push(compound));
  }
  return { ...found.matches(), native, compounds, isShared: false };
}

function addWord(
  index: Index,
  found: MatchCollector,
  native: ListedCompound[],
  token: QueryToken,
  mode: LookupMode,
  find: FormFinder,
): void {
  const { flags } = index.data.tokens.traits;
  const isName = token.script !== 'Hang' && token.script !== 'Hani' && token.forms.some((form) => form.known);
  // A vowelless word has many readings: what merely resembles one of them resembles half of all names.
  const isGuessed = ABJADS.has(token.script);
  token.forms.forEach((form, reading) => {
    const systems = token.formSystems[reading] ?? ANY_SYSTEM;
    for (const { form: id, relation } of find(index, form, mode)) {
      if (isGuessed && relation.similarity <= RESEMBLANCE) continue;
      const similarity = form.sound
        ? soundedAs(relation.similarity, isName && ((flags[id] ?? 0) & TRAIT.known) !== 0)
        : relation.similarity * (reading === 0 ? 1 : READING);
      const kind = kindOf({ similarity, method: methodOf(relation, reading) }, systems);
      found.addForm(id, similarity, kind, relation === EXACT);
      findNativeWords(index, id, relation, (compound) => native.push(compound));
    }
  });
}

function addCharacter(index: Index, found: MatchCollector, token: QueryToken, find: FormFinder): void {
  const letter = nativeLetter(token.letter ?? '')?.charCodeAt(0) ?? 0;
  token.forms.forEach((form, reading) => {
    const systems = token.formSystems[reading] ?? ANY_SYSTEM;
    for (const { form: id } of find(index, form, 'exact')) {
      if (isNative(form)) found.addLetter(id, letter);
      else {
        const similarity = reading === 0 ? 1 : READING;
        found.addForm(id, similarity, kindOf({ similarity, method: 'transliteration' }, systems), false);
      }
    }
  });
}

/** Whether a form is a character itself, not its reading. */
const isNative = ({ text }: Form): boolean => text.charCodeAt(0) > 0x7f;

const methodOf = (relation: Relation, reading: number): Relation['method'] =>
  reading > 0 && (relation === EXACT || relation.method === 'phonetic') ? 'transliteration' : relation.method;

/** A known name is rarely a mishearing of another known name, so differences between the two count more. */
const soundedAs = (similarity: number, bothKnown: boolean): number =>
  bothKnown ? 1 - (1 - similarity) * KNOWN_WORDS : similarity;
