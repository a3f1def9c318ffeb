import type { ListVersionView } from '@namesake/contract';
import type { StoredListVersion } from '../../storage/ports/list-versions.ts';

/** A stored version as answers show it. */
export function presentVersion(stored: StoredListVersion): ListVersionView {
  const { sha256, content, version, publishedAt, records, rejected, fileName, active, kept, counts } = stored;
  return {
    sha256,
    contentHash: content,
    version,
    publishedAt,
    checkedAt: new Date(stored.checkedAt).toISOString(),
    acceptedAt: new Date(stored.acceptedAt).toISOString(),
    records,
    rejected,
    fileName,
    active,
    kept,
    changes: counts,
  };
}
