import type { LookUps } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { visitKey } from '../../index/tables/key-table.ts';
import type { FormsFound, FoundForm } from '../../index/tables/neighbour-rows.ts';
import { isStringAt, lengthAt } from '../../index/tables/packed-strings.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { compoundSimilarity, MAX_LENGTH_APART, mayBeCompound } from '../../words/compare/compound-similarity.ts';
import { isPrefixMatch, prefixKey } from '../../words/compare/prefix-match.ts';
import { prepareForm } from '../../words/compare/prepared-form.ts';
import { groupRelation, relateTo } from '../../words/compare/relate.ts';
import { type Form, formOf } from '../../words/form/form.ts';
import { lettersOf, TRAIT } from '../../words/form/form-table.ts';
import { compoundKeysOf, keysOf, textKey } from '../../words/keys/keys.ts';
import { soundKeysOf } from '../../words/keys/sound-keys.ts';

/**
 * What a look-up finds. `similar`: every form that `relateTo` accepts, except those only in transcribed names;
 * `similar_or_transcribed`: those too; `compound`: equal in letters or consonants; `exact`: the same text; `prefix`:
 * words that begin with the form.
 */
const MODES = ['similar', 'similar_or_transcribed', 'compound', 'exact', 'prefix'] as const;
export type LookupMode = (typeof MODES)[number];

/** The mode for similar words. Only a query in kana is compared with transcribed names. */
export const lookupModeFor = (kana: boolean): LookupMode => (kana ? 'similar_or_transcribed' : 'similar');

/** Whether a query is written in kana and thus compared with transcribed names. */
export const isInKana = (tokens: readonly { readonly script: Script }[]): boolean =>
  tokens.some(({ script }) => script === 'Kana' || script === 'Hira');

export type FormFinder = (index: Index, form: Form, mode: LookupMode) => readonly FoundForm[];

const A = 97;

/** A truncated word against one of the many that begin with it. */
const CUT: Relation = { similarity: 0.75, method: 'abbreviation' };

/**
 * Budget steps of a look-up, besides one for each form it meets; of each similar form, including all further work on
 * it; and of a cached look-up.
 */
const LOOK_UP = 8;
const ALIKE = 3;
const KNOWN = 1;

/** Modes in which a cached look-up is nearly free: no word's matches contain its results. */
const CHEAP_MODES = new Set<LookupMode>(['compound', 'prefix']);

/** Finds the listed forms similar to a given one: in its row if it is listed and has one, otherwise by shared keys. */
export const findForms: FormFinder = (index, form, mode) => {
  const { budget, formCache, lookUps } = index.scratch;
  if (lookUps !== undefined) {
    noteLookUp(index, lookUps, form, mode);
    return [];
  }
  const row = mode === 'similar' ? rowOf(index, form) : undefined;
  if (row !== undefined) {
    budget.spend(row.steps);
    return row.forms;
  }
  if (mode === 'exact' || formCache === undefined) {
    const { forms, steps } = lookUpForms(index, form, mode);
    budget.spend(steps);
    return forms;
  }
  const key = formKey(form, mode);
  const known = formCache.get(key);
  if (known) {
    budget.spend(CHEAP_MODES.has(mode) ? KNOWN : known.steps);
    return known.forms;
  }
  const found = lookUpForms(index, form, mode);
  formCache.set(key, found);
  budget.spend(found.steps);
  return found.forms;
};

function noteLookUp({ model }: Index, lookUps: LookUps, form: Form, mode: LookupMode): void {
  if (mode === 'exact') lookUps.compare(formKey(form, mode), 'forms', [textKey(form.text)]);
  else if (mode === 'compound') {
    const keys: number[] = [];
    compoundKeysOf(form, model, (key) => keys.push(key));
    lookUps.compare(formKey(form, mode), 'forms', keys);
  }
  // `planCutQuery` notes prefixes.
  else if (mode !== 'prefix') lookUps.similar.add(formKey(form, mode));
}

/** The cache key of a look-up. */
export const formKey = (form: Form, mode: LookupMode): string =>
  `${mode} ${form.isSpelled ? '' : NOT_SPELLED}${form.text}`;

const NOT_SPELLED = '~';

/** The form and mode that a cache key was built from. */
export function formOfKey(key: string, model: Model): { readonly form: Form; readonly mode: LookupMode } {
  const at = key.indexOf(' ');
  const [mode, text] = [MODES.find((one) => one === key.slice(0, at)) ?? 'similar', key.slice(at + 1)];
  const isSpelled = !text.startsWith(NOT_SPELLED);
  return { form: formOf(isSpelled ? text : text.slice(1), model, isSpelled), mode };
}

/** The row of a form; undefined if the form is not listed or has no row yet. Rows exist only for spelled words. */
function rowOf({ rows, data }: Index, { text, isSpelled }: Form): FormsFound | undefined {
  if (rows === undefined || !isSpelled) return undefined;
  let row: FormsFound | undefined;
  visitKey(data.tokens.formKeys, textKey(text), (id) => {
    if (isStringAt(data.tokens.forms, id, text)) row = rows.get(id);
  });
  return row;
}

/** Finds forms by shared keys and counts the steps. */
export function lookUpForms(index: Index, form: Form, mode: LookupMode): FormsFound {
  const { formStamps } = index.scratch;
  const lookUp = index.scratch.nextFormStamp();
  const found: FoundForm[] = [];
  let steps = LOOK_UP;
  // If nothing shares a key, as in a small index, the comparer is not needed.
  let relationTo: ReturnType<typeof comparerOf> | undefined;
  const { formKeys, transcribedKeys } = index.data.tokens;
  const meet = (id: number): void => {
    if (formStamps[id] === lookUp) return;
    formStamps[id] = lookUp;
    steps++;
    relationTo ??= comparerOf(index, form, mode);
    const relation = relationTo(id);
    if (!relation) return;
    steps += ALIKE;
    found.push({ form: id, relation });
  };
  const lookUpKey = (key: number): void => {
    visitKey(formKeys, key, meet);
    if (mode !== 'similar') visitKey(transcribedKeys, key, meet);
  };
  if (mode === 'exact') lookUpKey(textKey(form.text));
  else if (mode === 'prefix') lookUpKey(prefixKey(form));
  else if (mode === 'compound') compoundKeysOf(form, index.model, lookUpKey);
  else {
    keysOf(form, lookUpKey);
    soundKeysOf(form, 'query', lookUpKey);
  }
  return { forms: found.sort((a, b) => a.form - b.form), steps };
}

/** How a form compares with listed ones in a mode; used by every `FormFinder`. */
export function comparerOf(index: Index, form: Form, mode: LookupMode): (id: number) => Relation | undefined {
  const { forms } = index.data.tokens;
  if (mode === 'exact') return (id) => (isStringAt(forms, id, form.text) ? EXACT : undefined);
  if (mode === 'compound') {
    const letters = form.fuzzy ? lettersOf(form.text) : undefined;
    const groups = index.model.groupsOfCompound(form.text);
    return (id) => {
      const grouped = groups.length === 0 ? undefined : groupRelation(groups, index.forms, id, index.model);
      const compound = compoundRelation(index, form, letters, id);
      return grouped && (!compound || grouped.similarity > compound.similarity) ? grouped : compound;
    };
  }
  if (mode === 'prefix') return (id) => (isPrefixMatch(form, index.forms, id) ? CUT : undefined);
  const prepared = prepareForm(form, index.model, index.scratch.words);
  const { flags } = index.forms.traits;
  return (id) =>
    mode === 'similar' && ((flags[id] ?? 0) & TRAIT.transcribed) !== 0
      ? undefined
      : relateTo(prepared, index.forms, id, index.model);
}

function compoundRelation(index: Index, form: Form, letters: Uint8Array | undefined, id: number): Relation | undefined {
  const { forms, traits } = index.data.tokens;
  const length = lengthAt(forms, id);
  if (Math.abs(length - form.text.length) > MAX_LENGTH_APART) return undefined;
  if (letters && ((traits.flags[id] ?? 0) & TRAIT.fuzzy) !== 0) {
    const { edits, letters: listed } = index.scratch.words;
    const from = forms.offsets[id] ?? 0;
    for (let k = 0; k < length; k++) listed[k] = (forms.units[from + k] ?? 0) - A;
    if (!mayBeCompound(edits, letters, letters.length, listed, length)) return undefined;
  }
  const similarity = compoundSimilarity(index.scratch.words.edits, form, index.text(id), index.model);
  return similarity === 0 ? undefined : { similarity, method: 'joined' };
}
