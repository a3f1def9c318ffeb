import { AROUND } from './frames/around.ts';
import { DOCUMENTS } from './frames/documents.ts';
import { EVERYDAY } from './frames/everyday.ts';
import { FIELDS } from './frames/fields.ts';
import type { Frame } from './frames/frame.ts';
import { LANGUAGES } from './frames/languages.ts';
import { PAYMENTS } from './frames/payments.ts';

/** All frames for a name among everyday words. None was chosen for what the engine's lexicon knows. */
export const FRAMES: readonly Frame[] = [...EVERYDAY, ...AROUND, ...PAYMENTS, ...DOCUMENTS, ...LANGUAGES, ...FIELDS];
