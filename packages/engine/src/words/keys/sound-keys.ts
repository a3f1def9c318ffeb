import { SHORTEST_SPELLING } from '../compare/sound-relation.ts';
import type { Form } from '../form/form.ts';
import { hashNumber } from '../form/hash.ts';
import { latinCodes } from '../sound/latin-codes.ts';

/**
 * Kinds of key: the codes of listed Latin spellings, which sounds are looked up under, and of listed sounds, which
 * spellings are.
 */
const SPELLED = 4;
const HEARD = 5;

/**
 * Whether a form is put into the index or looked up there: a sound finds spellings, a spelling sounds, and neither its
 * like.
 */
export type Side = 'listed' | 'query';

/**
 * The keys under which a sound and the spellings of it find each other: those that `relate` can hold alike share at
 * least one.
 */
export function soundKeysOf(form: Form, side: Side, emit: (key: number) => void): void {
  if (form.sound) {
    for (const code of form.sound.codes) emit(hashNumber(code, side === 'listed' ? HEARD : SPELLED));
  } else if (form.fuzzy && form.text.length >= SHORTEST_SPELLING) {
    for (const code of latinCodes(form.text)) emit(hashNumber(code, side === 'listed' ? SPELLED : HEARD));
  }
}
