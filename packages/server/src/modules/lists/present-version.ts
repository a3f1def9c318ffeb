import type { ListVersionView } from '@namesake/contract';
import { hashText } from '../../lib/ids/hash-text.ts';
import type { StoredListVersion } from '../../lists/store/list-version.ts';

/** A stored version as answers show it. */
export function presentVersion(stored: StoredListVersion): ListVersionView {
  const { sha256, content, version, publishedAt, records, rejected, fileName, active, kept, counts } = stored;
  return {
    fileHash: hashText(sha256),
    contentHash: hashText(content),
    version,
    publishedAt,
    checkedAt: new Date(stored.checkedAt).toISOString(),
    acceptedAt: new Date(stored.acceptedAt).toISOString(),
    recordCount: records,
    rejectedCount: rejected,
    fileName,
    active,
    kept,
    changes: counts,
  };
}
