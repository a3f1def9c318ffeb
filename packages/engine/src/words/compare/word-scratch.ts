import { LONGEST_FUZZY } from '../form/form.ts';
import { SoundTable } from '../sound/sound-table.ts';
import { EditTable } from './edit-table.ts';

/** What comparing two words writes down. One comparison uses it at a time; it needs no cleaning between two. */
export class WordScratch {
  readonly edits = new EditTable();
  readonly sounds = new SoundTable();
  /** Letters of the listed word that is compared now, numbered from 0. */
  readonly letters = new Uint8Array(LONGEST_FUZZY);
}
