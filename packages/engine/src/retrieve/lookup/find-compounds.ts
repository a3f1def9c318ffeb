import type { CompoundMatch, ListedCompound } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { visitPlaces } from '../../index/tables/key-table.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import {
  compoundSimilarity,
  MAX_LENGTH_APART,
  mayBeCompound,
  SAME_COMPOUND,
} from '../../words/compare/compound-similarity.ts';
import type { Form } from '../../words/form/form.ts';
import { lettersOf } from '../../words/form/form-table.ts';
import { compoundKey, textKey } from '../../words/keys/keys.ts';
import { formKey } from './find-forms.ts';

/** Minimum length of a word that is compared with several joined listed words. */
const SHORTEST = 5;
/** … unless those are single letters ("A.B.C." for "ABC"). */
const SHORTEST_ACRONYM = 3;

/** Budget steps for comparing a compound, and for each name that contains a similar one. */
const STEPS = 0.5;
const HELD = 0.25;

/**
 * Visits the runs of listed tokens that, joined, equal a form in letters or consonants.
 * @param isSpelling whether a text is known as another spelling of it
 */
export function findCompounds(
  index: Index,
  form: Form,
  visit: (compound: ListedCompound) => void,
  isSpelling?: (text: string) => boolean,
): void {
  if (form.text.length < SHORTEST_ACRONYM) return;
  const [key, ofLetters] = [compoundKey(form), textKey(form.text)];
  const { lookUps } = index.scratch;
  if (lookUps !== undefined) {
    if (isSpelling === undefined) lookUps.compare(formKey(form, 'compound'), 'compounds', [key, ofLetters]);
    else for (const one of [key, ofLetters]) lookUps.key('compounds', one);
    return;
  }
  const { compounds: table, compoundCount, compoundNames, compoundFirst } = index.data.tokens;
  const similarityTo = comparerOf(index, form, isSpelling);
  const { budget } = index.scratch;
  const visitUnder = (key: number): void => {
    const found: ListedCompound[] = [];
    let alike = 0;
    visitPlaces(table, key, (compound) => {
      budget.spend(STEPS);
      const similarity = similarityTo(compound);
      if (similarity === 0) return;
      alike++;
      const { starts, values } = compoundNames;
      const [from, end] = [starts[compound] ?? 0, starts[compound + 1] ?? 0];
      const count = compoundCount[compound] ?? 0;
      budget.spend((end - from) * HELD);
      for (let k = from; k < end; k++)
        found.push({
          name: values[k] ?? 0,
          first: compoundFirst[k] ?? 0,
          count,
          similarity,
          systems: ANY_SYSTEM,
        });
    });
    // Sort the compounds of one name by the order of its words.
    if (alike > 1) found.sort((a, b) => a.name - b.name || a.count - b.count || a.first - b.first);
    found.forEach(visit);
  };
  visitUnder(key);
  if (ofLetters !== key) visitUnder(ofLetters);
}

/** Similarity of a form and a listed compound, 0–1. */
function comparerOf(index: Index, form: Form, isSpelling?: (text: string) => boolean): (compound: number) => number {
  const { compoundCount, compoundLength } = index.data.tokens;
  const { edits } = index.scratch.words;
  const length = form.text.length;
  const letters = form.fuzzy ? lettersOf(form.text) : undefined;
  return (compound) => {
    if (isSpelling?.(compoundText(index, compound))) return SAME_COMPOUND;
    if (Math.abs((compoundLength[compound] ?? 0) - length) > MAX_LENGTH_APART) return 0;
    if (length < SHORTEST && compoundCount[compound] !== length) return 0;
    if (letters && !mayBeAlike(index, letters, compound)) return 0;
    const similarity = compoundSimilarity(edits, form, compoundText(index, compound), index.model);
    // "Star II" is not "Stariv": runs that include a number must have equal letters.
    return similarity > 0 && similarity < SAME_COMPOUND && hasNumber(index, compound) ? 0 : similarity;
  };
}

const hasNumber = (index: Index, compound: number): boolean => wordsOf(index, compound).some(index.model.isNumber);

/** Adds a listed compound as a match of a query unit. */
export function addCompound(compounds: Map<number, CompoundMatch[]>, unit: number, compound: ListedCompound): void {
  const known = compounds.get(compound.name);
  if (known) known.push({ ...compound, unit });
  else compounds.set(compound.name, [{ ...compound, unit }]);
}

const A = 97;

/** Whether letters may be those of a compound: a cheap test before its text is built. */
function mayBeAlike(index: Index, letters: Uint8Array, compound: number): boolean {
  const { names, tokens } = index.data;
  const { units, offsets } = tokens.forms;
  const { edits, letters: own } = index.scratch.words;
  const from = placeOf(index, compound);
  let length = 0;
  for (let i = from; i < from + (tokens.compoundCount[compound] ?? 0); i++) {
    const form = tokens.ownForm[names.tokenIds[i] ?? 0] ?? 0;
    const end = offsets[form + 1] ?? 0;
    for (let k = offsets[form] ?? 0; k < end; k++) {
      const letter = (units[k] ?? 0) - A;
      if (letter < 0 || letter > 25 || length === own.length) return true;
      own[length++] = letter;
    }
  }
  return mayBeCompound(edits, letters, letters.length, own, length);
}

/** Position of a compound's words in the name table: in the first name that contains it. */
function placeOf({ data: { names, tokens } }: Index, compound: number): number {
  const { starts, values } = tokens.compoundNames;
  const run = starts[compound] ?? 0;
  return (names.tokenStarts[values[run] ?? 0] ?? 0) + (tokens.compoundFirst[run] ?? 0);
}

function wordsOf(index: Index, compound: number): string[] {
  const { names, tokens } = index.data;
  const from = placeOf(index, compound);
  const ids = names.tokenIds.subarray(from, from + (tokens.compoundCount[compound] ?? 0));
  return Array.from(ids, (id) => index.text(tokens.ownForm[id] ?? 0));
}

const compoundText = (index: Index, compound: number): string => wordsOf(index, compound).join('');
