import type { Source } from '@namesake/lists';
import type { Download } from './download-lists.ts';

/** Asks a publisher for its list; the last good file stays where the new one is refused or does not come. */
export async function downloadSource(source: Source, dir: string): Promise<Download> {
  throw new Error(`downloading ${source.id} to ${dir} is not possible yet`);
}
