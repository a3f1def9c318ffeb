import { compoundStem } from '../../knowledge/lexicon/companies/compound-endings.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import { type Form, LONGEST_FUZZY } from '../form/form.ts';
import { type FormTable, formTableOf, TRAIT, wordAt } from '../form/form-table.ts';
import { isSoft, onsetAt } from '../form/skeleton.ts';
import { distanceOf, editDistance, MAX_BITS } from './edit-distance.ts';
import { agree, areWithinOneEdit } from './one-edit.ts';
import { type PreparedForm, prepareForm } from './prepared-form.ts';
import { isNear, NEAR, RESEMBLANCE, resembles, shareEnds } from './resemble.ts';
import { slipShare } from './slip-of-known.ts';
import { soundRelation, spellingRelation } from './sound-relation.ts';
import { WordScratch } from './word-scratch.ts';

/**
 * Below this, two words are not spellings of each other. Retrieval finds every pair at or above it, and those that
 * resemble each other.
 */
export const LEAST_SIMILARITY = 0.6;

/** Shortest token, skeleton (equal) and skeleton (one edit apart) for which spelling variation is considered. */
export const SHORTEST_EDIT = 3;
export const SHORTEST_SKELETON = 2;
export const SHORTEST_SKELETON_EDIT = 4;

/** A known word is rarely a slip of another one, so edits between two known words cost more. */
export const KNOWN_WORDS = 1.6;

/** Share of similarity that one full edit per letter costs: with a third of its letters changed, it is another word. */
export const STEEPNESS = 1.5;

/** Compares two forms: {@link relateTo} for one listed form. */
export const relate = (a: Form, b: Form, model: Model): Relation | undefined =>
  relateTo(prepareForm(a, model, new WordScratch()), formTableOf([b], model), 0, model);

/**
 * Compares a form with a listed one. A pure function of the two texts and the model; `undefined` if they are different
 * words. The gates (one edit, consonants, pronunciations, ends) correspond to the index keys, so they define what
 * retrieval is complete for.
 */
export function relateTo(a: PreparedForm, table: FormTable, id: number, model: Model): Relation | undefined {
  const { texts, traits } = table;
  const from = texts.offsets[id] ?? 0;
  const length = (texts.offsets[id + 1] ?? 0) - from;
  const flags = traits.flags[id] ?? 0;
  if (length === a.units.length && traits.letterSets[id] === a.letterSet && isAt(texts.units, from, a.units))
    return EXACT;
  const isSound = (flags & TRAIT.sound) !== 0;
  if (a.sound) return isSound ? undefined : soundRelation(a, a.sound, table, id);
  if (isSound) return spellingRelation(a, table, id);
  const both = flags & a.flags;
  if (((flags | a.flags) & TRAIT.compound) !== 0 && isCompoundStem(a, table, id)) return COMPOUND_STEM;
  const grouped = (both & TRAIT.grouped) === 0 ? undefined : groupRelation(a.groups, table, id, model);
  // A different letter makes a different acronym: TVC is not a spelling of TVK.
  const areWords = (both & (TRAIT.fuzzy | TRAIT.acronym)) === TRAIT.fuzzy;
  const edited = areWords ? letterRelation(a, table, id, model, grouped === undefined) : undefined;
  return grouped && (!edited || grouped.method === 'nickname' || grouped.similarity >= edited.similarity)
    ? grouped
    : edited;
}

function isAt(units: Uint16Array, from: number, own: Uint16Array): boolean {
  for (let k = 0; k < own.length; k++) if (units[from + k] !== own[k]) return false;
  return true;
}

/**
 * A company's name and its compound with a business word: "Quelmir", "Quelmirbank". For companies and ships only: see
 * `pairsOf`.
 */
export const COMPOUND_STEM: Relation = { similarity: 0.8, method: 'split' };

function isCompoundStem(a: PreparedForm, table: FormTable, id: number): boolean {
  const text = wordAt(table, id);
  return a.stem === text || ((table.traits.flags[id] ?? 0) & TRAIT.compound ? compoundStem(text) === a.text : false);
}

/** The closest relation among the groups that the listed form also belongs to. */
export function groupRelation(
  groups: readonly number[],
  { traits }: FormTable,
  id: number,
  model: Model,
): Relation | undefined {
  const { starts, values } = traits.groups;
  const end = starts[id + 1] ?? 0;
  let best: Relation | undefined;
  for (const group of groups) {
    for (let k = starts[id] ?? 0; k < end; k++) {
      if (values[k] !== group) continue;
      const relation = model.relationOf(group);
      if (!best || relation.similarity > best.similarity) best = relation;
    }
  }
  return best;
}

const FAR = LONGEST_FUZZY;

/**
 * The relation of two words by their letters.
 * @param alone whether nothing else relates the two; only then do merely near words count
 */
function letterRelation(
  a: PreparedForm,
  table: FormTable,
  id: number,
  model: Model,
  alone: boolean,
): Relation | undefined {
  const { texts, traits } = table;
  const from = texts.offsets[id] ?? 0;
  const length = (texts.offsets[id + 1] ?? 0) - from;
  const letterSet = traits.letterSets[id] ?? 0;
  const { letters } = a.scratch;
  for (let k = 0; k < length; k++) letters[k] = (texts.units[from + k] ?? 0) - A;
  const both = (traits.flags[id] ?? 0) & a.flags;
  const [longest, shortest] = [Math.max(a.letters.length, length), Math.min(a.letters.length, length)];
  // Each edit removes at most one letter and adds at most one.
  const leastEdits = Math.max(longest - shortest, bits(a.letterSet & ~letterSet), bits(letterSet & ~a.letterSet));
  const oneEdit =
    leastEdits <= 1 &&
    shortest >= SHORTEST_EDIT &&
    areWithinOneEdit(a.letters, 0, a.letters.length, letters, 0, length);
  // Lefkada is not a slip of Lefkosia: places are known by name, and each has its own.
  const arePlaces = (both & TRAIT.place) !== 0;
  const edited = arePlaces ? undefined : editRelation(a, table, id, model, oneEdit);
  if (edited && edited.similarity >= SAME_PRONUNCIATION) return edited;
  const pronounced = pronunciationRelation(a, table, id, model);
  if (pronounced && (!edited || edited.similarity < pronounced.similarity)) return pronounced;
  if (edited || arePlaces) return edited;
  const distance =
    2 * leastEdits <= longest && shareEnds(a.letters, a.letters.length, letters, length) ? distanceTo(a, length) : FAR;
  // Two known given names are different names, however similar they look.
  if (
    resembles(a.letters.length, length, oneEdit, distance) &&
    (both & TRAIT.given) === 0 &&
    !areOtherNames(a, table, id, model)
  )
    return RESEMBLING;
  return alone && isNear(a.letters.length, length, oneEdit, distance) ? NEARBY : undefined;
}

const A = 97;
const RESEMBLING: Relation = { similarity: RESEMBLANCE, method: 'edit' };
/** Two words that are known to be different, or too unlike for one, but still very similar. */
const NEARBY: Relation = { similarity: NEAR, method: 'edit' };

/** Number of bits set. */
function bits(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Rahim is not a slip of Rahman: two names in the tables are different names. */
const areOtherNames = (a: PreparedForm, table: FormTable, id: number, model: Model): boolean =>
  ((table.traits.flags[id] ?? 0) & a.flags & TRAIT.named) !== 0 && model.areOtherNames(a.text, wordAt(table, id));

function distanceTo(a: PreparedForm, length: number): number {
  const { letters } = a.scratch;
  if (a.letters.length <= MAX_BITS) return distanceOf(a.places, a.letters.length, letters, length);
  let text = '';
  for (let k = 0; k < length; k++) text += String.fromCharCode((letters[k] ?? 0) + A);
  return editDistance(a.text, text);
}

/** Similarity of words that two spelling conventions pronounce alike: they may still be two words. */
const SAME_PRONUNCIATION = 0.93;
const LEAST_PRONUNCIATION = 0.75;
/** Up to this number of consonants, many words share all of them, so the vowels must agree better. */
const FEW_CONSONANTS = 3;
const LEAST_PRONUNCIATION_SHORT = 0.86;
/** Two known words are different, unless one convention pronounces them alike: Gholam and Qolam. */
const LEAST_PRONUNCIATION_KNOWN = 0.89;

/** Similarity of two words as two spelling conventions pronounce them: Zhelvinsky and Schelwinski. */
function pronunciationRelation(a: PreparedForm, table: FormTable, id: number, model: Model): Relation | undefined {
  const { pronunciationStarts, pronunciationKeys, pronunciationConsonants, pronunciations, flags } = table.traits;
  const own = flags[id] ?? 0;
  const bothKnown = (own & a.flags & TRAIT.known) !== 0;
  if (bothKnown && ((own | a.flags) & TRAIT.business) !== 0) return undefined;
  const [first, end] = [pronunciationStarts[id] ?? 0, pronunciationStarts[id + 1] ?? 0];
  let best = 0;
  for (const { key, consonants, letters: one } of a.pronunciations) {
    for (let k = first; k < end; k++) {
      if (pronunciationKeys[k] !== key || pronunciationConsonants[k] !== consonants.length) continue;
      const from = pronunciations.offsets[k] ?? 0;
      if (!agree(consonants, 0, pronunciations.letters, from, consonants.length)) continue;
      const start = from + consonants.length;
      const length = (pronunciations.offsets[k + 1] ?? 0) - start;
      const longest = Math.max(one.length, length);
      const leastOfShort = consonants.length <= FEW_CONSONANTS ? LEAST_PRONUNCIATION_SHORT : LEAST_PRONUNCIATION;
      const least = bothKnown ? LEAST_PRONUNCIATION_KNOWN : leastOfShort;
      const limit = ((1 - least) * longest) / STEEPNESS;
      const cost = a.scratch.edits.lettersCost(one, 0, one.length, pronunciations.letters, start, length, limit);
      if (cost <= limit) best = Math.max(best, SAME_PRONUNCIATION * (1 - (cost * STEEPNESS) / longest));
    }
  }
  if (best === 0 || areOtherNames(a, table, id, model)) return undefined;
  return { similarity: best, method: 'transliteration' };
}

function editRelation(
  a: PreparedForm,
  table: FormTable,
  id: number,
  model: Model,
  oneEdit: boolean,
): Relation | undefined {
  const { texts, traits } = table;
  const { skeletons } = traits;
  const length = (texts.offsets[id + 1] ?? 0) - (texts.offsets[id] ?? 0);
  const from = skeletons.offsets[id] ?? 0;
  const consonants = (skeletons.offsets[id + 1] ?? 0) - from;
  const sameSkeleton = consonants === a.skeleton.length && agree(a.skeleton, 0, skeletons.letters, from, consonants);
  if (!oneEdit && !mayBeSameWord(a, table, id, length, sameSkeleton)) return undefined;
  const longest = Math.max(a.letters.length, length);
  const [own, other] = [(a.flags & TRAIT.known) !== 0, ((traits.flags[id] ?? 0) & TRAIT.known) !== 0];
  // Words without vowels yield readings that are in no table.
  const slip = slipShare(own, other, oneEdit && a.isSpelled, Math.min(a.letters.length, length));
  const factor = STEEPNESS * (own && other ? KNOWN_WORDS : slip);
  const limit = ((1 - LEAST_SIMILARITY) * longest) / factor;
  const { edits, letters } = a.scratch;
  const cost = edits.lettersCost(a.letters, 0, a.letters.length, letters, 0, length, limit);
  if (cost > limit || areOtherNames(a, table, id, model)) return undefined;
  return { similarity: 1 - (cost * factor) / longest, method: sameSkeleton ? 'phonetic' : 'edit' };
}

/**
 * Whether two forms more than one edit apart are close enough to be compared letter by letter: in their consonants,
 * with the same onset.
 */
function mayBeSameWord(
  a: PreparedForm,
  { texts, traits }: FormTable,
  id: number,
  length: number,
  sameSkeleton: boolean,
): boolean {
  const shortest = Math.min(a.letters.length, length);
  if (shortest < SHORTEST_EDIT) return false;
  const { letters: of, offsets } = traits.skeletons;
  const from = offsets[id] ?? 0;
  const count = (offsets[id + 1] ?? 0) - from;
  const consonants = Math.min(a.skeleton.length, count);
  // Three letters are an abbreviation as often as a name: "MTI" is not a spelling of Matthew.
  if (shortest === SHORTEST_EDIT && Math.abs(a.letters.length - length) > 2) return false;
  const onset = onsetAt(texts.units, texts.offsets[id] ?? 0, texts.offsets[id + 1] ?? 0);
  // Usayn is Husayn, but Bash is not Habash: h may only be omitted before a vowel.
  if (consonants >= SHORTEST_SKELETON && sameSkeleton) return onset === a.onset || (isSoft(onset) && isSoft(a.onset));
  if (consonants < SHORTEST_SKELETON_EDIT || onset !== a.onset) return false;
  return areWithinOneEdit(a.skeleton, 0, a.skeleton.length, of, from, count);
}
