import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { checkedAgain } from '@namesake/lists';
import { keyOfName } from '../index-file/index-file-name.ts';
import type { MadeOf } from '../index-file/index-key.ts';
import { readNotes, readSaved, readSavedFacts, type SavedIndex } from '../index-file/read-index-file.ts';
import type { SaveOrder } from '../index-file/save-index.ts';
import { FormerIndex, type ReadBefore } from './former-index.ts';

/**
 * The previous index that this load may reuse; undefined if there is none, or it was made by other code or is damaged.
 */
export async function findFormer(order: SaveOrder): Promise<FormerIndex | undefined> {
  const { saved, content, archive, kind } = order;
  // Without stored versions it is unknown what is new and must be proved.
  if (saved === undefined || content === undefined || archive === undefined) return undefined;
  if (kind === 'sample' || kind === 'stored') return undefined;
  try {
    for (const name of readdirSync(saved.dir)) {
      const key = keyOfName(saved.user, name);
      if (key === undefined) continue;
      const path = join(saved.dir, name);
      const facts = await readSavedFacts(path, key);
      if (facts.madeOf?.code !== content.code) continue;
      const notes = await readNotes(path, facts);
      const before = await readSaved(path, key);
      const { records } = before;
      if (records === undefined || notes === undefined) continue;
      return new FormerIndex(before, records, notes, await filesReadBefore(facts, order.dir, content, kind));
    }
  } catch {
    // Rebuilds everything.
  }
  return undefined;
}

/**
 * Files in folders whose content is unchanged, since reading a file may depend on its neighbours. Excludes lists whose
 * searched listings differ from the file.
 */
async function filesReadBefore(
  { versions, kept, madeOf }: SavedIndex['facts'],
  dir: string,
  { folders }: MadeOf,
  kind: 'dir' | 'downloads',
): Promise<ReadonlyMap<string, ReadBefore>> {
  const files = new Map<string, ReadBefore>();
  for (const { warnings: _, effects: __, isAccepted: ___, ...before } of versions) {
    const folder = relative(dir, dirname(before.file));
    const own = kept.find(({ list }) => list === before.id);
    const isAsItWas = folders[folder] !== undefined && folders[folder] === madeOf?.folders[folder];
    const isOfFile = before.isKept === undefined && before.isStandIn === undefined;
    if (!isAsItWas || !isOfFile || (own !== undefined && own.held.length + own.lacking.length > 0)) continue;
    const version = await checkedAgain(before, kind === 'downloads' ? dir : undefined);
    if (version !== undefined) files.set(before.file, { version, kept: own });
  }
  return files;
}
