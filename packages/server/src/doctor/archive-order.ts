import { join } from 'node:path';
import type { ArchiveOrder } from '../lists/versions/compare-lists.ts';
import type { Held } from '../lists/versions/held.ts';
import { rollbackRules } from '../lists/versions/newest-version.ts';
import { factsOf, type Installation } from './examined.ts';

/** Versions and held removals that the next load would use, see `VersionBook`. */
export function archiveOrder(installation: Installation): ArchiveOrder {
  const { settings } = installation;
  const { versions = [], refused = [], holds = [] } = factsOf(installation) ?? {};
  const held: Record<string, Held[]> = {};
  for (const { list, confirmedAt, since: _, ...hold } of holds) {
    held[list] ??= [];
    held[list].push({ ...hold, confirmed: confirmedAt !== null });
  }
  const searched = versions.filter(({ active }) => active);
  return {
    dir: join(settings.dataDir, 'versions'),
    active: Object.fromEntries(searched.map(({ list, content }) => [list, content])),
    // The proof of rows is a check of its own.
    doubted: [],
    held,
    laterFileConfirms: settings.listsConfirmRemovals === 'later_file',
    ...rollbackRules(versions, refused),
  };
}
