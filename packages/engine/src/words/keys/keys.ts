import type { Model } from '../../knowledge/model/model.ts';
import { SHORTEST_EDIT, SHORTEST_SKELETON, SHORTEST_SKELETON_EDIT } from '../compare/relate.ts';
import { resemblanceKeys } from '../compare/resemble.ts';
import type { Form } from '../form/form.ts';
import { pronunciationKey } from '../form/form-table.ts';
import { hashText, hashWithout } from '../form/hash.ts';
import { isSoft, onsetOf } from '../form/skeleton.ts';

const TEXT = 1;
const SKELETON = 2;
const GROUP = 3;
/** Plus the onset's code. */
const SKELETON_EDIT = 1000;
const SKELETON_SAME = 2000;

/**
 * Emits the keys of a form. Two forms of one kind that `relate` can match share at least one; a sound and its spelling
 * share one of `sound-keys.ts`.
 * @remarks One edit apart: the text, or the text less one letter (Mor & Fraenkel's deletion neighbourhood; SymSpell).
 * A compound and its first part: the text of the latter. Equal consonants after one onset, or after soft ones: skeleton
 * and onset. Consonants one edit apart after one onset: the skeleton, or the skeleton less one letter. Same group: the
 * group. Same pronunciation by two conventions: its consonants.
 */
export function keysOf(form: Form, emit: (key: number) => void): void {
  const { text, skeleton, stem } = form;
  emit(hashText(text, TEXT));
  if (stem !== undefined) emit(hashText(stem, TEXT));
  for (const group of form.groups) emit(hashText(String(group), GROUP));
  if (!form.fuzzy || text.length < SHORTEST_EDIT) return;
  for (let i = 0; i < text.length; i++) if (i === 0 || text[i] !== text[i - 1]) emit(hashWithout(text, i, TEXT));
  resemblanceKeys(text, emit);
  const onset = onsetOf(text).charCodeAt(0);
  if (skeleton.length >= SHORTEST_SKELETON) emit(hashText(skeleton, SKELETON_SAME + (isSoft(onset) ? 0 : onset)));
  for (const [i, { consonants }] of form.pronunciations.entries())
    if (form.pronunciations.findIndex((other) => other.consonants === consonants) === i)
      emit(pronunciationKey(consonants));
  if (skeleton.length < SHORTEST_SKELETON_EDIT) return;
  const salt = SKELETON_EDIT + onset;
  emit(hashText(skeleton, salt));
  for (let i = 0; i < skeleton.length; i++)
    if (i === 0 || skeleton[i] !== skeleton[i - 1]) emit(hashWithout(skeleton, i, salt));
}

/** The key of a run of neighbouring words written as one, by its consonants, or by its letters where it has too few. */
export const compoundKey = (form: Pick<Form, 'text' | 'skeleton'>): number =>
  form.skeleton.length >= SHORTEST_SKELETON ? hashText(form.skeleton, SKELETON) : hashText(form.text, TEXT);

/** The one key that equal texts share. */
export const textKey = (text: string): number => hashText(text, TEXT);

/**
 * The keys that words written as one share with those that are the same word (see `compoundSimilarity`): equal letters,
 * equal consonants, or a group of names that are written apart too.
 */
export function compoundKeysOf(form: Form, model: Model, emit: (key: number) => void): void {
  for (const group of model.groupsOfCompound(form.text)) emit(hashText(String(group), GROUP));
  emit(textKey(form.text));
  if (form.skeleton.length >= SHORTEST_SKELETON) emit(hashText(form.skeleton, SKELETON));
}

/**
 * All keys that a listed form is found under by its letters: {@link keysOf}, and by {@link compoundKeysOf} what is not
 * among them.
 */
export function listedKeysOf(form: Form, emit: (key: number) => void): void {
  keysOf(form, emit);
  const { fuzzy, text, skeleton } = form;
  if (fuzzy && text.length >= SHORTEST_EDIT && skeleton.length >= SHORTEST_SKELETON) emit(hashText(skeleton, SKELETON));
}
