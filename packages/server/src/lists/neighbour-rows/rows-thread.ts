import { fillRows, type IndexImage, loadModel, openImage } from '@namesake/engine';
import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import { stepBack } from '../../lib/threads/step-back.ts';
import { saveRows } from '../index-file/rows-file.ts';
import type { IndexPlace } from '../snapshot/snapshot.ts';

/** An index with room for rows, and where it is saved: its rows are saved next to it. */
export type FillOrder = { readonly image: IndexImage; readonly file: IndexPlace | null };

stepBack('idle');
await answerInThread<FillOrder, null>(async ({ image, file }) => {
  const index = openImage(image, loadModel());
  fillRows(index, 0, index.stats.forms);
  if (file !== null && index.rows !== undefined) await saveRows(file, index.rows.written);
  return null;
});
