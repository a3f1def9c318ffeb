import type { Examined } from './examined.ts';
import { type Found, ok, warning } from './finding.ts';

/** Whether the saved index can be used, according to its own head. */
export function checkIndex({ lists }: Pick<Examined, 'lists'>): readonly Found[] {
  const found = lists.saved.flatMap((file): readonly Found[] =>
    'damage' in file
      ? [
          warning(
            `The saved index ${file.path} is not used: ${file.damage}.`,
            'Nothing is lost: the next start builds it again, which takes longer. Delete the file; if it comes back damaged, check the disk.',
          ),
        ]
      : [],
  );
  if (lists.saved.length === 0) return [ok('No saved index is there: the next start reads the lists and builds one.')];
  if (lists.isSaved)
    return [...found, ok('The saved index is that of the lists as they are: the next start loads it.')];
  return found.length > 0
    ? found
    : [ok('The saved index is of other files, decisions or code: the next start builds it again.')];
}
