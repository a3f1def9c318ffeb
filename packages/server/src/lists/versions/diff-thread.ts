import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import { stepBack } from '../../lib/threads/step-back.ts';
import { diffLines, type ListingChange } from './diff-lines.ts';
import { VersionFiles } from './version-files.ts';

/** The two contents to compare. */
export type DiffRequest = { readonly dir: string; readonly from: string; readonly to: string };

/** Differences between two contents: added, then changed, then removed, each ordered by id. */
export type VersionDiff = { readonly changes: readonly ListingChange[]; readonly unchanged: number };

stepBack();
await answerInThread<DiffRequest, VersionDiff>(({ dir, from, to }) => {
  const files = new VersionFiles(dir);
  const after = files.read(to);
  const changes = diffLines(files.read(from), after);
  const touched = changes.filter(({ change, fields }) => change !== 'removed' || fields.length > 0).length;
  return { changes, unchanged: countOf(after) - touched };
});

function countOf(lines: Iterable<string>): number {
  let count = 0;
  for (const _ of lines) count += 1;
  return count;
}
