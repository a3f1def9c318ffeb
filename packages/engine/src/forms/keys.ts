import type { Form } from './form.ts';
import { hashNumber, hashText, hashWithout } from './hash.ts';
import { SHORTEST_EDIT, SHORTEST_SKELETON, SHORTEST_SKELETON_EDIT } from './relate.ts';
import { resemblanceKeys } from './resemble.ts';
import { onsetOf } from './skeleton.ts';
import { latinCodes, soundCodes } from './sound-codes.ts';
import { SHORTEST_SPELLING } from './sound-relation.ts';

const TEXT = 1;
const SKELETON = 2;
const GROUP = 3;
/** Codes of Latin spellings, which sounds are looked up under, and of sounds, which Latin spellings are. */
const SPELLED = 4;
const HEARD = 5;
/** Plus the onset's code. */
const SKELETON_EDIT = 1000;

/** Whether a form is put into the index or looked up there: a sound finds spellings, a spelling sounds, and neither its like. */
export type Side = 'listed' | 'asked';

/**
 * The keys under which a form is found: two forms that `relate` can hold alike share at least one.
 *
 * One edit apart ⇒ they share the text or a text with one letter left out (Mor & Fraenkel's deletion neighbourhood; SymSpell);
 * equal consonants ⇒ the skeleton; a sound and a spelling of it ⇒ a code; consonants one edit apart after one onset ⇒ the skeleton or one with a letter left out; same group ⇒ the group.
 */
export function keysOf(form: Form, side: Side, emit: (key: number) => void): void {
  const { text, skeleton } = form;
  emit(hashText(text, TEXT));
  if (form.isSound) {
    for (const code of soundCodes(text)) emit(hashNumber(code, side === 'listed' ? HEARD : SPELLED));
    return;
  }
  for (const group of form.groups) emit(hashText(String(group), GROUP));
  if (!form.fuzzy) return;
  if (text.length >= SHORTEST_SPELLING)
    for (const code of latinCodes(text)) emit(hashNumber(code, side === 'listed' ? SPELLED : HEARD));
  if (text.length < SHORTEST_EDIT) return;
  for (let i = 0; i < text.length; i++) if (text[i] !== text[i - 1]) emit(hashWithout(text, i, TEXT));
  resemblanceKeys(text, emit);
  if (skeleton.length >= SHORTEST_SKELETON) emit(hashText(skeleton, SKELETON));
  if (skeleton.length < SHORTEST_SKELETON_EDIT) return;
  const salt = SKELETON_EDIT + onsetOf(text).charCodeAt(0);
  emit(hashText(skeleton, salt));
  for (let i = 0; i < skeleton.length; i++) if (skeleton[i] !== skeleton[i - 1]) emit(hashWithout(skeleton, i, salt));
}

/** The key of a run of neighbouring words written as one, by its consonants, or by its letters where it has too few. */
export const joinKey = (form: Form): number =>
  form.skeleton.length >= SHORTEST_SKELETON ? hashText(form.skeleton, SKELETON) : hashText(form.text, TEXT);
