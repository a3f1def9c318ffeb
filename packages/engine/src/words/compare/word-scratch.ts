import { once } from '../../types/once.ts';
import { LONGEST_FUZZY } from '../form/form.ts';
import { SoundTable } from '../sound/sound-table.ts';
import { EditTable } from './edit-table.ts';

/** What comparing two words writes down. One comparison uses it at a time; it needs no cleaning between two. */
export class WordScratch {
  readonly edits = new EditTable();
  /** Its arrays are larger than the whole index of a comparison of two parties, which seldom needs them. */
  readonly sounds = once(() => new SoundTable());
  /** Letters of the listed word that is compared now, numbered from 0. */
  readonly letters = new Uint8Array(LONGEST_FUZZY);
}
