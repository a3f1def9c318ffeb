import type { Model } from '../model/model.ts';
import { EXACT, type Relation } from '../model/relation.ts';
import { withinOneEdit } from '../normalise/within-one-edit.ts';
import { editCost } from './edit-cost.ts';
import type { Form } from './form.ts';
import { isNear, NEAR, RESEMBLANCE, resembles } from './resemble.ts';
import { soundRelation } from './sound-relation.ts';

/** Below this, two words are no spellings of one another. Retrieval finds every pair at or above it, and those that resemble. */
export const LEAST_SIMILARITY = 0.6;

/** Shortest token, skeleton (equal) and skeleton (one edit apart) for which spelling variation is considered. */
export const SHORTEST_EDIT = 3;
export const SHORTEST_SKELETON = 2;
export const SHORTEST_SKELETON_EDIT = 4;

/** Another known word is rarely a slip of this one: the edits between two known words cost more. */
export const KNOWN_WORDS = 1.6;

/** Share of similarity that one full edit per letter costs: a third of the letters changed is another word. */
export const STEEPNESS = 1.5;

/**
 * Compares two forms. A pure function of the two texts and the model; `undefined` where they are different words. The gate
 * ({@link maybeSameWord}) is what the index keys make findable, hence what retrieval is complete for.
 */
export function relate(a: Form, b: Form, model: Model): Relation | undefined {
  if (a.text === b.text) return EXACT;
  if (a.heard) return b.heard ? undefined : soundRelation(a.heard, b);
  if (b.heard) return soundRelation(b.heard, a);
  if (a.stem === b.text || b.stem === a.text) return COMPOUND;
  const grouped = groupRelation(a, b, model);
  const edited = spelledRelation(a, b, model) ?? resemblance(a, b, model) ?? (grouped ? undefined : near(a, b));
  return grouped && (!edited || grouped.method === 'nickname' || grouped.similarity >= edited.similarity)
    ? grouped
    : edited;
}

/** A company's name and the compound of it with a business word: "Quelmir", "Quelmirbank". For companies and ships only: see `pairsOf`. */
export const COMPOUND: Relation = { similarity: 0.8, method: 'split' };

function groupRelation(a: Form, b: Form, model: Model): Relation | undefined {
  let best: Relation | undefined;
  for (const group of a.groups) {
    if (!b.groups.includes(group)) continue;
    const relation = model.relationOf(group);
    if (!best || relation.similarity > best.similarity) best = relation;
  }
  return best;
}

function spelledRelation(a: Form, b: Form, model: Model): Relation | undefined {
  const edited = editRelation(a, b, model);
  if (edited && edited.similarity >= SAME_SAID) return edited;
  const said = saidRelation(a, b, model);
  return edited && (!said || edited.similarity >= said.similarity) ? edited : said;
}

/** Said alike in two spelling habits, words may yet be two: no more than this, and no less. */
const SAME_SAID = 0.93;
const LEAST_SAID = 0.75;
/** So many consonants are the same in many words: the vowels must agree better. */
const FEW_CONSONANTS = 3;
const LEAST_SAID_SHORT = 0.86;
/** Two known words are two, unless one habit says them alike: Gholam and Qolam. */
const LEAST_SAID_KNOWN = 0.89;

/** How alike two words are as two spelling habits say them: Zhelvinsky and Schelwinski. */
function saidRelation(a: Form, b: Form, model: Model): Relation | undefined {
  if (!a.fuzzy || !b.fuzzy) return undefined;
  const bothKnown = a.known && b.known;
  if (bothKnown && (model.isBusinessWord(a.text) || model.isBusinessWord(b.text))) return undefined;
  let best = 0;
  for (const one of a.said) {
    for (const other of b.said) {
      if (one.consonants !== other.consonants) continue;
      const length = Math.max(one.text.length, other.text.length);
      const leastOfShort = one.consonants.length <= FEW_CONSONANTS ? LEAST_SAID_SHORT : LEAST_SAID;
      const least = bothKnown ? LEAST_SAID_KNOWN : leastOfShort;
      const limit = ((1 - least) * length) / STEEPNESS;
      const cost = editCost(one.text, other.text, limit);
      if (cost <= limit) best = Math.max(best, SAME_SAID * (1 - (cost * STEEPNESS) / length));
    }
  }
  if (best === 0 || model.areOtherNames(a.text, b.text)) return undefined;
  return { similarity: best, method: 'transliteration' };
}

function editRelation(a: Form, b: Form, model: Model): Relation | undefined {
  // Lefkada is no slip of Lefkosia: the names of places are known, and each has its own.
  if (a.place && b.place) return undefined;
  if (!maybeSameWord(a, b)) return undefined;
  const length = Math.max(a.text.length, b.text.length);
  const factor = a.known && b.known ? STEEPNESS * KNOWN_WORDS : STEEPNESS;
  const limit = ((1 - LEAST_SIMILARITY) * length) / factor;
  const cost = editCost(a.text, b.text, limit);
  // Rahim is no slip of Rahman: two names of the tables are two names.
  if (cost > limit || model.areOtherNames(a.text, b.text)) return undefined;
  return { similarity: 1 - (cost * factor) / length, method: a.skeleton === b.skeleton ? 'phonetic' : 'edit' };
}

const RESEMBLING: Relation = { similarity: RESEMBLANCE, method: 'edit' };

/** Two known given names or places are two, however alike they look. */
function resemblance(a: Form, b: Form, model: Model): Relation | undefined {
  if (!a.fuzzy || !b.fuzzy || (a.place && b.place) || !resembles(a.text, b.text)) return undefined;
  const areNames = model.isGivenName(a.text) && model.isGivenName(b.text);
  return areNames || model.areOtherNames(a.text, b.text) ? undefined : RESEMBLING;
}

const NEARBY: Relation = { similarity: NEAR, method: 'edit' };

/** Two words that are known to be two, or are too unlike for one, and yet much alike. */
const near = (a: Form, b: Form): Relation | undefined =>
  a.fuzzy && b.fuzzy && !(a.place && b.place) && isNear(a.text, b.text) ? NEARBY : undefined;

const SOFT = new Set(['a', 'h', 'f']);

/** Whether two forms are close enough to be compared letter by letter: one edit apart, or so by their consonants after one onset. */
export function maybeSameWord(a: Form, b: Form): boolean {
  if (!a.fuzzy || !b.fuzzy) return false;
  const shortest = Math.min(a.text.length, b.text.length);
  if (shortest < SHORTEST_EDIT) return false;
  if (withinOneEdit(a.text, b.text)) return true;
  const consonants = Math.min(a.skeleton.length, b.skeleton.length);
  const { onset: x } = a;
  const { onset: y } = b;
  // Usayn is Husayn, but Bash is no Habash: a breath may be left out before a vowel only.
  const sameOnset = x === y || (SOFT.has(x) && SOFT.has(y));
  // Three letters are an abbreviation as often as a name: "MTI" is no spelling of Matthew.
  if (shortest === SHORTEST_EDIT && Math.abs(a.text.length - b.text.length) > 2) return false;
  if (consonants >= SHORTEST_SKELETON && a.skeleton === b.skeleton) return sameOnset;
  if (consonants < SHORTEST_SKELETON_EDIT || x !== y) return false;
  return withinOneEdit(a.skeleton, b.skeleton);
}
