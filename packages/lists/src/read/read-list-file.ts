import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Listing } from '@namesake/engine';
import { detachedText } from '../fields/detached.ts';
import { ListRefused } from '../list-refused.ts';
import type { ListVersion } from '../list-version.ts';
import type { ReaderOptions, RecordValues, Rejection } from '../source.ts';
import { type FtmEdges, NO_EDGES, readFtmEdges } from '../sources/ftm/edges.ts';
import { FtmReader } from '../sources/ftm/ftm-reader.ts';
import { type FtmManifest, readFtmManifest } from '../sources/ftm/manifest.ts';
import { csvRoleOf } from '../sources/ofac/csv/parts.ts';
import { readCsvList } from '../sources/ofac/csv/read-csv-list.ts';
import { readMapping } from '../sources/private/find-mapping.ts';
import { privatePipe } from '../sources/private/pipes.ts';
import { PrivateReader } from '../sources/private/private-reader.ts';
import { SOURCES } from '../sources/registry.ts';
import { checkUsable } from './check-usable.ts';
import { EitherEncodingPipe } from './either-encoding-pipe.ts';
import { JsonDocumentPipe, jsonFormatOf } from './json-document-pipe.ts';
import { openListFile } from './open-list-file.ts';
import { RowListPipe, rowFormatOf } from './row-list-pipe.ts';
import { sniff } from './sniff.ts';
import type { BytePipe } from './text-pipe.ts';
import { Utf8Pipe } from './utf8-pipe.ts';
import { WorkbookPipe } from './workbook-pipe.ts';
import { XmlListPipe } from './xml-list-pipe.ts';

/** The largest official list (OFAC ADVANCED) is 127 MB; anything far beyond is not a list. */
const MOST_LIST_BYTES = 512 * 1024 * 1024;
/** The largest dataset in FollowTheMoney lines is some 3 GB. */
export const MOST_DATASET_BYTES = 8 * 1024 * 1024 * 1024;

/** Enough to tell one JSON document from another. */
const HEAD_BYTES = 4_096;

export type ReadOptions = {
  /** Called for each listing while the file streams by. Nothing is final before the promise resolves. */
  readonly onListing: (listing: Listing, values?: RecordValues) => void;
  /** Id of the list that the file must be; another list is refused with `wrong_list`. */
  readonly sourceHint?: string;
  /** Limit after decompression, in bytes. Default 512 MiB, of FollowTheMoney lines 8 GiB. */
  readonly maxBytes?: number;
};

type Read = ReturnType<BytePipe['end']> & { readonly sha256: string };

/**
 * Reads one list file, plain or gzip, recognised by what is in it. Streams: memory stays flat. Throws `ListRefused`
 * with the file, the list (if recognised) and the position; what `onListing` saw of a refused file must be discarded.
 */
export async function readListFile(path: string, options: ReadOptions): Promise<ListVersion> {
  const seen = new Set<string>();
  const unusable = { no_id: 0, no_name: 0, repeated: 0 };
  const onRecord = (result: Listing | Rejection, values?: RecordValues): void => {
    if ('rejected' in result) unusable[result.rejected] += 1;
    else if (seen.has(result.id)) unusable.repeated += 1;
    else {
      seen.add(detachedText(result.id));
      options.onListing(result, values);
    }
  };
  let pipe: BytePipe | undefined;
  let ftm: Ftm = { manifest: undefined, edges: NO_EDGES, modifiedAt: '' };
  const { sourceHint } = options;
  const reading = { fileName: basename(path), onRecord, ...(sourceHint === undefined ? {} : { sourceHint }) };
  const onChunk = (chunk: Buffer): void => {
    pipe ??= pipeFor(chunk, reading, ftm);
    pipe.write(chunk);
  };
  try {
    const { mtime } = await statOf(path);
    let maxBytes = options.maxBytes ?? MOST_LIST_BYTES;
    const csv = await csvRoleOf(path);
    const mapping = await readMapping(path);
    if (mapping !== undefined) {
      const reader = new PrivateReader(reading, mapping, mtime.toISOString());
      pipe = privatePipe(reading.fileName, reader, mapping);
    } else {
      const manifest = await readFtmManifest(path);
      const most = options.maxBytes ?? MOST_DATASET_BYTES;
      const edges = await readFtmEdges(path, { maxBytes: most, isFtm });
      if (edges !== undefined) maxBytes = most;
      ftm = { manifest, edges: edges ?? NO_EDGES, modifiedAt: mtime.toISOString() };
    }
    if (csv?.role === 'part') throw new ListRefused('unsupported_format', `is part of the list ${csv.of} beside it`);
    const readOne = async (): Promise<Read> => {
      const { sha256 } = await openListFile(path, { maxBytes, onChunk });
      if (pipe === undefined) throw new ListRefused('empty', 'is empty: the last good version stays in use');
      return { sha256, ...pipe.end() };
    };
    const { source, facts, sha256 } =
      csv === undefined ? await readOne() : await readCsvList(csv.paths, maxBytes, onRecord);
    if (sourceHint !== undefined && csv !== undefined && source.id !== sourceHint) {
      throw new ListRefused('wrong_list', `is the list ${source.id}, where ${sourceHint} was expected`);
    }
    // What a private file leaves out is its owner's affair.
    if (SOURCES.some(({ id }) => id === source.id)) checkUsable(seen.size, unusable);
    if (seen.size === 0) throw new ListRefused('no_records', 'holds no record: the last good version stays in use');
    return {
      id: source.id,
      title: source.title,
      publisher: source.publisher,
      version: facts.version,
      publishedAt: facts.publishedAt,
      checkedAt: mtime.toISOString(),
      records: seen.size,
      rejected: unusable.no_id + unusable.no_name + unusable.repeated,
      sha256,
      sourceUrl: source.url,
      file: path,
    };
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    const list = pipe?.listId;
    throw error.in({ file: path, ...(list === undefined ? {} : { list }) });
  }
}

const formatOf = (head: Buffer) => jsonFormatOf(head.toString('utf8', 0, HEAD_BYTES));

/** Whether a file that begins so is a list in FollowTheMoney lines, if it is one at all. */
function isFtm(head: Buffer): boolean {
  return sniff(head) === 'json' && formatOf(head) === undefined;
}

type Ftm = { readonly manifest: FtmManifest | undefined; readonly edges: FtmEdges; readonly modifiedAt: string };

function pipeFor(head: Buffer, options: ReaderOptions, ftm: Ftm): BytePipe {
  switch (sniff(head)) {
    case 'xml':
      return new Utf8Pipe(new XmlListPipe(options));
    case 'zip':
      return new WorkbookPipe(options);
    case 'rows': {
      const pipe = new RowListPipe(options);
      const mayBeOld = rowFormatOf(head.toString('latin1', 0, HEAD_BYTES))?.encoding !== undefined;
      return mayBeOld ? new EitherEncodingPipe(pipe) : new Utf8Pipe(pipe);
    }
    case 'json': {
      const format = formatOf(head);
      return new Utf8Pipe(format === undefined ? new FtmReader(options, ftm) : new JsonDocumentPipe(format, options));
    }
  }
}

async function statOf(path: string): Promise<{ mtime: Date }> {
  try {
    return await stat(path);
  } catch (error) {
    throw new ListRefused('unreadable', 'cannot be read: check that it exists and its permissions', { cause: error });
  }
}
