import type { CompoundMatch, ListedCompound } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { visitPlaces } from '../../index/tables/key-table.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import {
  compoundSimilarity,
  MOST_LENGTH_APART,
  mayBeCompound,
  SAME_COMPOUND,
} from '../../words/compare/compound-similarity.ts';
import type { Form } from '../../words/form/form.ts';
import { lettersOf } from '../../words/form/form-table.ts';
import { compoundKey, textKey } from '../../words/keys/keys.ts';

/** Shortest word that is compared with several listed words written as one. */
const SHORTEST = 5;
/** … unless those are single letters ("A.B.C." for "ABC"). */
const SHORTEST_ACRONYM = 3;

/** Steps of comparing one run. */
const STEPS = 0.75;

/**
 * Visits the runs of listed tokens that written as one are a form (equal in letters or consonants).
 * @param isSpelling whether a text is known as another spelling of it
 */
export function findCompounds(
  index: Index,
  form: Form,
  visit: (compound: ListedCompound) => void,
  isSpelling?: (text: string) => boolean,
): void {
  if (form.text.length < SHORTEST_ACRONYM) return;
  const { compounds: table, compoundName, compoundFirst, compoundCount, compoundLength } = index.data.tokens;
  const length = form.text.length;
  const letters = form.fuzzy ? lettersOf(form.text) : undefined;
  const { budget, words } = index.scratch;
  const visitRun = (i: number): void => {
    budget.spend(STEPS);
    const [name, first, count] = [compoundName[i] ?? 0, compoundFirst[i] ?? 0, compoundCount[i] ?? 0];
    if (isSpelling?.(compoundText(index, name, first, count))) {
      visit({ name, first, count, similarity: SAME_COMPOUND, systems: ANY_SYSTEM });
      return;
    }
    if (Math.abs((compoundLength[i] ?? 0) - length) > MOST_LENGTH_APART) return;
    if (length < SHORTEST && count !== length) return;
    if (letters && !mayBeRun(index, letters, name, first, count)) return;
    const similarity = compoundSimilarity(words.edits, form, compoundText(index, name, first, count), index.model);
    // "Star II" is no "Stariv": words with a number among them keep their letters.
    if (similarity === 0 || (similarity < SAME_COMPOUND && hasNumber(index, name, first, count))) return;
    visit({ name, first, count, similarity, systems: ANY_SYSTEM });
  };
  const [key, ofLetters] = [compoundKey(form), textKey(form.text)];
  visitPlaces(table, key, visitRun);
  if (ofLetters !== key) visitPlaces(table, ofLetters, visitRun);
}

function hasNumber({ data, model, text }: Index, name: number, first: number, count: number): boolean {
  const { names, tokens } = data;
  const from = (names.tokenStarts[name] ?? 0) + first;
  for (let i = from; i < from + count; i++)
    if (model.isNumber(text(tokens.ownForm[names.tokenIds[i] ?? 0] ?? 0))) return true;
  return false;
}

/** Adds a listed compound, as a match of a unit of the query. */
export function addCompound(compounds: Map<number, CompoundMatch[]>, unit: number, compound: ListedCompound): void {
  const known = compounds.get(compound.name);
  if (known) known.push({ ...compound, unit });
  else compounds.set(compound.name, [{ ...compound, unit }]);
}

const A = 97;

/** Whether a word may be a run of listed tokens: a cheap test before their text is made. */
function mayBeRun(index: Index, letters: Uint8Array, name: number, first: number, count: number): boolean {
  const { names, tokens } = index.data;
  const { units, offsets } = tokens.forms;
  const { edits, letters: run } = index.scratch.words;
  const from = (names.tokenStarts[name] ?? 0) + first;
  let length = 0;
  for (let i = from; i < from + count; i++) {
    const form = tokens.ownForm[names.tokenIds[i] ?? 0] ?? 0;
    const end = offsets[form + 1] ?? 0;
    for (let k = offsets[form] ?? 0; k < end; k++) {
      const letter = (units[k] ?? 0) - A;
      if (letter < 0 || letter > 25 || length === run.length) return true;
      run[length++] = letter;
    }
  }
  return mayBeCompound(edits, letters, letters.length, run, length);
}

function compoundText(index: Index, name: number, first: number, count: number): string {
  const { names, tokens } = index.data;
  const from = (names.tokenStarts[name] ?? 0) + first;
  let text = '';
  for (let i = from; i < from + count; i++) text += index.text(tokens.ownForm[names.tokenIds[i] ?? 0] ?? 0);
  return text;
}
