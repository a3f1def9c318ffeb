import { once } from '../../types/once.ts';
import { LONGEST_FUZZY } from '../form/form.ts';
import { SoundTable } from '../sound/sound-table.ts';
import { EditTable } from './edit-table.ts';

/** Scratch memory for comparing two words. One comparison uses it at a time; it needs no clearing in between. */
export class WordScratch {
  readonly edits = new EditTable();
  /** Created on demand: its arrays are larger than the index for comparing two parties, which rarely needs them. */
  readonly sounds = once(() => new SoundTable());
  /** Letters of the listed word being compared, numbered from 0. */
  readonly letters = new Uint8Array(LONGEST_FUZZY);
}
