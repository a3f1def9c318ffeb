import { isOwnColumn } from '../../row-files/guess-columns.ts';
import type { BatchReading } from './store/batch.ts';

/** What somebody set aside of a file, and what is kept as context, for the audit log and reports. */
export function setAsideIn({ layout, ignored }: BatchReading): {
  readonly setAside: readonly string[];
  readonly context: readonly string[];
} {
  const columns = (layout?.columns ?? []).filter(({ heading }) => !isOwnColumn(heading));
  const of = (member: 'ignore' | 'context'): readonly string[] =>
    columns.filter((column) => column.member === member).map(({ heading }) => heading);
  return { setAside: [...of('ignore'), ...ignored], context: of('context') };
}
