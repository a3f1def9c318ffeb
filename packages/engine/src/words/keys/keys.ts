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
/** Base of a salt; the onset's code is added. */
const SKELETON_EDIT = 1000;
const SKELETON_SAME = 2000;

/**
 * Emits the keys of a form. Two forms of one kind that `relate` can match share at least one; a sound and its spelling
 * share a key of `sound-keys.ts`.
 * @remarks One edit apart: the text, or the text minus one letter (Mor & Fraenkel's deletion neighbourhood; SymSpell).
 * A compound and its first part: the text of the latter. Equal consonants after the same onset, or after soft ones:
 * skeleton and onset. Consonants one edit apart after the same onset: the skeleton, or the skeleton minus one letter.
 * Same group: the group. Same pronunciation in two conventions: its consonants.
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

/** The key of joined neighbouring words: by their consonants, or by their letters if there are too few consonants. */
export const compoundKey = (form: Pick<Form, 'text' | 'skeleton'>): number =>
  form.skeleton.length >= SHORTEST_SKELETON ? hashText(form.skeleton, SKELETON) : hashText(form.text, TEXT);

/** The key that only equal texts are meant to share. */
export const textKey = (text: string): number => hashText(text, TEXT);

/**
 * Keys that joined words share with words that are the same (see `compoundSimilarity`): equal letters, equal
 * consonants, or a group of names that may also be written separately.
 */
export function compoundKeysOf(form: Form, model: Model, emit: (key: number) => void): void {
  for (const group of model.groupsOfCompound(form.text)) emit(hashText(String(group), GROUP));
  emit(textKey(form.text));
  if (form.skeleton.length >= SHORTEST_SKELETON) emit(hashText(form.skeleton, SKELETON));
}

/**
 * All keys of a listed form by its letters: {@link keysOf}, and those of {@link compoundKeysOf} that are not among
 * them.
 */
export function listedKeysOf(form: Form, emit: (key: number) => void): void {
  keysOf(form, emit);
  const { fuzzy, text, skeleton } = form;
  if (fuzzy && text.length >= SHORTEST_EDIT && skeleton.length >= SHORTEST_SKELETON) emit(hashText(skeleton, SKELETON));
}
