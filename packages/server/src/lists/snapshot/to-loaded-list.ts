import type { ListVersion } from '@namesake/lists';
import type { LoadedList, SnapshotOrigin } from './snapshot.ts';

/** Converts a list version for a snapshot. */
export function toLoadedList(version: ListVersion, origin: SnapshotOrigin): LoadedList {
  const { id, title, publisher, publishedAt, records, sourceUrl, warnings = [], effects = [] } = version;
  return {
    id,
    title,
    publisher,
    version: version.version,
    publishedAt,
    isDated: version.isUndated === undefined,
    checkedAtMs: origin === 'disk' ? null : Date.parse(version.checkedAt),
    records,
    sha256: version.sha256.replace(/^sha256:/, ''),
    sourceUrl,
    warnings,
    effects,
    ...(version.isStandIn === undefined ? {} : { isStandIn: version.isStandIn }),
  };
}
