import { SHORTEST_SPELLING } from '../compare/sound-relation.ts';
import type { Form } from '../form/form.ts';
import { hashNumber } from '../form/hash.ts';
import { latinCodes } from '../sound/latin-codes.ts';

/**
 * Kinds of keys: codes of listed Latin spellings, looked up for sounds, and codes of listed sounds, looked up for
 * spellings.
 */
const SPELLED = 4;
const HEARD = 5;

/**
 * Whether a form is indexed or looked up: a sound finds spellings and a spelling finds sounds, but neither finds its
 * own kind.
 */
export type Side = 'listed' | 'query';

/** Keys by which a sound and its spellings find each other: those that `relate` may match share at least one. */
export function soundKeysOf(form: Form, side: Side, emit: (key: number) => void): void {
  if (form.sound) {
    for (const code of form.sound.codes) emit(hashNumber(code, side === 'listed' ? HEARD : SPELLED));
  } else if (form.fuzzy && form.text.length >= SHORTEST_SPELLING) {
    for (const code of latinCodes(form.text)) emit(hashNumber(code, side === 'listed' ? SPELLED : HEARD));
  }
}
