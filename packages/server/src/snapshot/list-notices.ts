import type { ListBook } from './list-book.ts';

/** What the operator is told of the lists at the start, besides what was loaded: what is required and not usable. */
export function listNotices(lists: ListBook, nowMs: number): readonly string[] {
  if (lists.current()?.origin === 'sample') return [];
  const unusable = lists.states(nowMs).filter(({ required, status }) => required && status !== 'fresh');
  const notices = unusable.map(({ id, status, problem, ageSeconds }) => {
    const why = problem ?? (status === 'stale' ? `it is ${Math.floor((ageSeconds ?? 0) / 3_600)} hours old` : '');
    return `warning: ${id} is required and ${status}${why === '' ? '' : `: ${why}`}`;
  });
  if (unusable.length > 0)
    notices.push('warning: until that is mended, a search that finds nothing is answered with 503 lists_unavailable');
  for (const { id, reason, atMs } of lists.givenUp)
    notices.push(
      `note: ${id} is no longer required, accepted on ${new Date(atMs).toISOString().slice(0, 10)} (${reason})`,
    );
  return notices;
}
