import type { Disguise } from './disguises/disguise.ts';
import { ENCODINGS } from './disguises/encodings.ts';
import { LETTERS } from './disguises/letters.ts';
import { OTHER_WORDS } from './disguises/other-words.ts';
import { SPACING } from './disguises/spacing.ts';

/** Every way to write a listed name in a frame. */
export const DISGUISES: readonly Disguise[] = [...SPACING, ...LETTERS, ...ENCODINGS, ...OTHER_WORDS];
