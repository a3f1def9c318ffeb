import type { LoadOrder } from '../load-order.ts';
import type { IndexPlace } from '../snapshot/snapshot.ts';
import { savedName } from './index-file-name.ts';
import { removeOthers } from './index-files.ts';
import type { KeptList } from './index-format.ts';
import { contentOf, type Decided, keyOf, type MadeOf } from './index-key.ts';
import { type SavedContent, writeSaved } from './write-index-file.ts';

/** What to load, and the content of its files at the start of the load. */
export type SaveOrder = LoadOrder & { readonly content?: MadeOf };

/**
 * Saves an index under the key that the next load of the same files will have: by then, what was loaded now is what was
 * searched before.
 * @param say receives why it is not saved
 * @returns the file; undefined if it was not saved
 */
export async function saveIndex(
  order: SaveOrder,
  content: SavedContent,
  say: (text: string) => void,
): Promise<IndexPlace | undefined> {
  const { saved, archive, kind } = order;
  if (saved === undefined || order.content === undefined || content.facts.versions.length === 0) return undefined;
  if (kind === 'sample' || kind === 'stored') return undefined;
  // Files replaced while they were read belong neither to the old content nor to the new one.
  if ((await contentOf(order))?.hash !== order.content.hash) return undefined;
  const { dir, user } = saved;
  const key = keyOf(order.content, order.dir, archive && decidedAfter(archive, content.facts.kept));
  try {
    const path = await writeSaved(dir, savedName(user, key), key, content);
    removeOthers(dir, user, key);
    return { path, key };
  } catch (error) {
    // Rejects if the index fails its proof, which is not an error of saving.
    await content.controls();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    say(`the index is not saved (${code}): the next start builds it again`);
    return undefined;
  }
}

/** The decisions as they will be when this load is searched: see `VersionArchive`. */
function decidedAfter({ laterFileConfirms }: Decided, kept: readonly KeptList[]): Decided {
  return {
    // A load records again what is searched and held.
    doubted: [],
    active: Object.fromEntries(kept.map(({ list, content }) => [list, content])),
    held: Object.fromEntries(kept.map(({ list, held }) => [list, held])),
    laterFileConfirms,
  };
}
