import type { Index } from '../../index/open/open-index.ts';
import type { FoundForm, FoundForms } from '../../index/open/scratch.ts';
import { visitKey } from '../../index/tables/key-table.ts';
import { isStringAt, lengthAt } from '../../index/tables/packed-strings.ts';
import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { joinedSimilarity, MOST_LENGTH_APART, mayBeJoined } from '../../words/compare/compound-similarity.ts';
import { beginningKey, isBegun } from '../../words/compare/prefix-match.ts';
import { askedOf } from '../../words/compare/prepared-form.ts';
import { groupRelation, relateTo } from '../../words/compare/relate.ts';
import type { Form } from '../../words/form/form.ts';
import { lettersOf, TRAIT } from '../../words/form/form-table.ts';
import { joinedKeysOf, keysOf, textKey } from '../../words/keys/keys.ts';
import { soundKeysOf } from '../../words/keys/sound-keys.ts';

/**
 * `alike`: every form that `relateTo` accepts and that stands in other names than transcribed ones; `heard`: those that
 * only stand there too; `joined`: equal in letters or consonants; `exact`: the same text; `begun`: words it is the
 * beginning of.
 */
export type Closeness = 'alike' | 'heard' | 'joined' | 'exact' | 'begun';

/**
 * How words are compared that may be alike: `kana`: whether the query is written in it, hence compared with
 * transcriptions.
 */
export const closenessFor = (kana: boolean): Closeness => (kana ? 'heard' : 'alike');

/** Whether a query is compared with what a Japanese reader hears. */
export const isInKana = (tokens: readonly { readonly script: Script }[]): boolean =>
  tokens.some(({ script }) => script === 'Kana' || script === 'Hira');

export type FormFinder = (index: Index, form: Form, closeness: Closeness) => readonly FoundForm[];

const A = 97;

/** A word that was cut off, and one that begins so: there are many. */
const CUT: Relation = { similarity: 0.75, method: 'abbreviation' };

/**
 * Steps of a look-up beside the forms that it meets (one each), of each form that is alike, with all that is then done
 * with it, and of a look-up whose answer the search has.
 */
const LOOK_UP = 8;
const ALIKE = 3;
const KNOWN = 1;

/** Closenesses whose look-ups are not remembered with the words: asking again within a search costs next to nothing. */
const ASKED_ALONE = new Set<Closeness>(['joined', 'begun']);

/** Finds the listed forms alike to one, by the keys they share. */
export const findForms: FormFinder = (index, form, closeness) => {
  const { budget, foundForms } = index.scratch;
  if (closeness === 'exact' || foundForms === undefined) {
    const { forms, steps } = lookUpForms(index, form, closeness);
    budget.spend(steps);
    return forms;
  }
  const key = formKey(form, closeness);
  const known = foundForms.get(key);
  if (known) {
    budget.spend(ASKED_ALONE.has(closeness) ? KNOWN : known.steps);
    return known.forms;
  }
  const found = lookUpForms(index, form, closeness);
  foundForms.set(key, found);
  budget.spend(found.steps);
  return found.forms;
};

/** All that tells one look-up from another. */
export const formKey = (form: Form, closeness: Closeness): string =>
  `${closeness} ${form.isSpelled ? '' : '~'}${form.text}`;

function lookUpForms(index: Index, form: Form, closeness: Closeness): FoundForms {
  const { metBy } = index.scratch;
  const lookUp = index.scratch.nextLookUp();
  const found: FoundForm[] = [];
  let steps = LOOK_UP;
  const relationTo = comparison(index, form, closeness);
  const { formKeys, transcribedKeys } = index.data.tokens;
  const meet = (id: number): void => {
    if (metBy[id] === lookUp) return;
    metBy[id] = lookUp;
    steps++;
    const relation = relationTo(id);
    if (!relation) return;
    steps += ALIKE;
    found.push({ form: id, relation });
  };
  const lookUpKey = (key: number): void => {
    visitKey(formKeys, key, meet);
    if (closeness !== 'alike') visitKey(transcribedKeys, key, meet);
  };
  if (closeness === 'exact') lookUpKey(textKey(form.text));
  else if (closeness === 'begun') lookUpKey(beginningKey(form));
  else if (closeness === 'joined') joinedKeysOf(form, index.model, lookUpKey);
  else {
    keysOf(form, lookUpKey);
    soundKeysOf(form, 'asked', lookUpKey);
  }
  return { forms: found.sort((a, b) => a.form - b.form), steps };
}

/** How a form compares with listed ones at a closeness; the one definition that both ways of finding use. */
export function comparison(index: Index, form: Form, closeness: Closeness): (id: number) => Relation | undefined {
  const { forms } = index.data.tokens;
  if (closeness === 'exact') return (id) => (isStringAt(forms, id, form.text) ? EXACT : undefined);
  if (closeness === 'joined') {
    const letters = form.fuzzy ? lettersOf(form.text) : undefined;
    const groups = index.model.groupsWrittenApart(form.text);
    return (id) => {
      const grouped = groups.length === 0 ? undefined : groupRelation(groups, index.forms, id, index.model);
      const joined = joinedRelation(index, form, letters, id);
      return grouped && (!joined || grouped.similarity > joined.similarity) ? grouped : joined;
    };
  }
  if (closeness === 'begun') return (id) => (isBegun(form, index.forms, id) ? CUT : undefined);
  const asked = askedOf(form, index.model);
  const { flags } = index.forms.traits;
  return (id) =>
    closeness === 'alike' && ((flags[id] ?? 0) & TRAIT.transcribed) !== 0
      ? undefined
      : relateTo(asked, index.forms, id, index.model);
}

function joinedRelation(index: Index, form: Form, letters: Uint8Array | undefined, id: number): Relation | undefined {
  const { forms, traits } = index.data.tokens;
  const length = lengthAt(forms, id);
  if (Math.abs(length - form.text.length) > MOST_LENGTH_APART) return undefined;
  if (letters && ((traits.flags[id] ?? 0) & TRAIT.fuzzy) !== 0) {
    const listed = index.scratch.letters;
    const from = forms.offsets[id] ?? 0;
    for (let k = 0; k < length; k++) listed[k] = (forms.units[from + k] ?? 0) - A;
    if (!mayBeJoined(letters, letters.length, listed, length)) return undefined;
  }
  const similarity = joinedSimilarity(form, index.text(id), index.model);
  return similarity === 0 ? undefined : { similarity, method: 'joined' };
}
