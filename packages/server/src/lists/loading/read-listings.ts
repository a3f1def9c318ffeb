import { basename, dirname } from 'node:path';
import {
  type FileReader,
  type ListVersion,
  readDownloaded,
  readListsDir,
  SOURCES,
  sampleListings,
} from '@namesake/lists';
import type { LoadOrder, LoadRequest } from '../load-order.ts';
import { VersionFiles } from '../versions/version-files.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import { type ListingSink, RolledBack } from './rolled-back.ts';

/**
 * Reads all listings of a folder, or of the bundled sample, into the sink, and reports each file. A file that is older
 * than what was searched, or unusable, is replaced with the last good version if that is stored.
 * @param reader reads files, if not on this thread; the listings it passes on reach the sink another way
 * @throws ListRefused when the folder itself cannot be read
 */
export async function readListings(
  request: LoadRequest & Pick<LoadOrder, 'archive'>,
  sink: ListingSink,
  say: (message: LoaderMessage) => void,
  reader?: FileReader,
): Promise<readonly ListVersion[]> {
  if (request.kind === 'sample') {
    const { version, listings } = sampleListings();
    for (const listing of listings) sink.add(listing);
    say({ kind: 'read', version });
    return [version];
  }
  if (request.kind === 'stored') {
    const files = new VersionFiles(request.dir);
    for (const { content } of request.contents) for (const line of files.read(content)) sink.add(JSON.parse(line));
    return request.contents.map(({ version }) => version);
  }
  const older = request.kind === 'dir' && request.archive !== undefined ? new RolledBack(request.archive) : undefined;
  const restored: ListVersion[] = [];
  const restore = (list: string, mark: { readonly isStandIn?: true } = {}): void => {
    const kept = older?.restore(list, sink);
    if (kept === undefined) return;
    const version = { ...kept, ...mark };
    restored.push(version);
    say({ kind: 'read', version });
  };
  const refusedLists = new Set<string>();
  const read = request.kind === 'dir' ? readListsDir : readDownloaded;
  const { loaded } = await read(request.dir, {
    onListing: (listing) => sink.add(listing),
    ...(reader === undefined ? {} : { reader }),
    ...(older === undefined ? {} : { judge: older.judge }),
    onProgress: (progress) => {
      if (progress.phase === 'loaded')
        say({ kind: 'read', version: older?.marked(progress.version) ?? progress.version });
      if (progress.phase === 'skipped') {
        const { path, reason, list = null } = progress;
        say({ kind: 'skipped', file: { path, reason, list } });
      }
      if (progress.phase === 'refused') {
        const { refused, version, path } = progress;
        const { code, reason, list = listOfFolder(path) ?? older?.listOfFile(path) ?? null } = refused;
        say({ kind: 'refused', file: { path, reason, list, code, ...(version === undefined ? {} : { version }) } });
        if (list === null) return;
        if (code === 'older') restore(list);
        else refusedLists.add(list);
      }
    },
  });
  // Another file of the same list may be usable.
  const isSearched = (list: string): boolean => [...loaded, ...restored].some(({ id }) => id === list);
  for (const list of refusedLists) if (!isSearched(list)) restore(list, { isStandIn: true });
  return [...(older === undefined ? loaded : loaded.map(older.marked)), ...restored];
}

/** The list after which the folder of a broken file is named. */
function listOfFolder(path: string): string | undefined {
  const folder = basename(dirname(path));
  return SOURCES.find(({ id }) => id === folder)?.id;
}
