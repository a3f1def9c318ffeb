import { ListRefused } from '../../list/list-refused.ts';
import type { ReaderOptions } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';

/** Refuses a file of another list than the expected one. */
export function checkList({ id }: Pick<Source, 'id'>, { sourceHint }: Pick<ReaderOptions, 'sourceHint'>): void {
  if (sourceHint === undefined || id === sourceHint) return;
  throw new ListRefused('wrong_list', `is the list ${id}, where ${sourceHint} was expected`);
}
