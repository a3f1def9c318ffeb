import type { PipeEnd } from '../formats/text-pipe.ts';
import { ListRefused } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import { SOURCES } from '../registry/registry.ts';
import { checkUsable } from './check-usable.ts';
import type { RecordTally } from './record-count.ts';

/** A file that was read to its end. */
export type ReadFile = PipeEnd & {
  readonly path: string;
  /** ISO 8601 instant at which it was last replaced. */
  readonly modifiedAt: string;
  readonly sha256: string;
};

/** The version of a usable file; throws `ListRefused` otherwise. */
export function versionOf({ source, facts, form, ...file }: ReadFile, { usable, unusable }: RecordTally): ListVersion {
  // Unusable records of a private file are its owner's concern.
  if (SOURCES.some(({ id }) => id === source.id)) checkUsable(usable, unusable);
  if (usable === 0) throw new ListRefused('no_records', 'holds no record: the last good version stays in use');
  return {
    id: source.id,
    title: source.title,
    publisher: source.publisher,
    version: facts.version,
    publishedAt: facts.publishedAt,
    ...(facts.isUndated === undefined ? {} : { isUndated: facts.isUndated }),
    checkedAt: file.modifiedAt,
    records: usable,
    rejected: unusable.no_id + unusable.no_name + unusable.repeated,
    sha256: file.sha256,
    sourceUrl: source.url,
    file: file.path,
    ...(form === undefined ? {} : { form }),
  };
}
