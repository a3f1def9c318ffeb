import { basename } from 'node:path';
import type { Listing } from '@namesake/engine';
import { EitherEncodingPipe } from '../formats/either-encoding-pipe.ts';
import { listFileStats } from '../formats/list-file-stats.ts';
import { openListFile } from '../formats/open-list-file.ts';
import type { BytePipe } from '../formats/text-pipe.ts';
import { Utf8Pipe } from '../formats/utf8-pipe.ts';
import { ListRefused, type RefusalCode } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import type { ReaderOptions, RecordValues } from '../list/record.ts';
import { NO_EDGES } from '../own-files/ftm/edges.ts';
import { FtmReader } from '../own-files/ftm/ftm-reader.ts';
import { readMapping } from '../own-files/private/find-mapping.ts';
import { privatePipe } from '../own-files/private/pipes.ts';
import { PrivateReader } from '../own-files/private/private-reader.ts';
import { csvRoleOf } from '../sources/ofac/csv/parts.ts';
import { readCsvList } from '../sources/ofac/csv/read-csv-list.ts';
import { changedFormat } from './drift/changed-format.ts';
import { type FtmAhead, lookAhead, MAX_DATASET_BYTES } from './look-ahead.ts';
import { documentIn, JsonDocumentPipe } from './published/json-document-pipe.ts';
import { RowListPipe, rowFormatOf } from './published/row-list-pipe.ts';
import { WorkbookPipe } from './published/workbook-pipe.ts';
import { XmlListPipe } from './published/xml-list-pipe.ts';
import { RecordCount } from './record-count.ts';
import { sniff } from './sniff.ts';
import { versionOf } from './version-of.ts';

/** The largest official list (OFAC ADVANCED) has 127 MB; a far larger file is not a list. */
const MAX_LIST_BYTES = 512 * 1024 * 1024;
/** Enough to identify a row format. */
const HEAD_BYTES = 4_096;

/** For a file with a mapping, which is not read ahead. */
const NOT_SEEN: FtmAhead = {
  file: { listId: '', manifest: undefined, modifiedAt: '' },
  edges: undefined,
};

export type ReadOptions = {
  /** Called for each listing while the file is streamed. Nothing is final before the promise resolves. */
  readonly onListing: (listing: Listing, values: RecordValues) => void;
  /** Whether values are needed, as by a census: some forms then need memory that grows with the file. */
  readonly keepsValues?: boolean;
  /** Id of the list that the file must be; another list is refused with `wrong_list`. */
  readonly sourceHint?: string;
  /** Limit after decompression, in bytes. Default 512 MiB; 8 GiB for FollowTheMoney lines. */
  readonly maxBytes?: number;
};

/** Refusal codes of a file whose required fields were renamed. */
const LACKS_FIELDS: ReadonlySet<RefusalCode> = new Set(['no_date', 'no_records', 'unusable_records', 'ambiguous_list']);

type Read = ReturnType<BytePipe['end']> & { readonly sha256: string };

/**
 * Reads one list file, plain or gzip, recognised by its content. Streams, so memory use stays constant. Throws
 * `ListRefused` with the file, the list (if recognised) and the position; discard what `onListing` received from a
 * refused file.
 */
export async function readListFile(path: string, options: ReadOptions): Promise<ListVersion> {
  const records = new RecordCount(options.onListing);
  let pipe: BytePipe | undefined;
  let ftm = NOT_SEEN;
  let known: string | undefined;
  const { sourceHint } = options;
  const reading = {
    fileName: basename(path),
    onRecord: records.add,
    ...(sourceHint === undefined ? {} : { sourceHint }),
    keepsValues: options.keepsValues ?? false,
    onForm: (form: string) => {
      known = form;
    },
  };
  const onChunk = (chunk: Buffer): void => {
    pipe ??= pipeFor(chunk, reading, ftm);
    pipe.write(chunk);
  };
  try {
    const modifiedAt = (await listFileStats(path)).mtime.toISOString();
    let maxBytes = options.maxBytes ?? MAX_LIST_BYTES;
    const csv = await csvRoleOf(path);
    const mapping = await readMapping(path);
    if (mapping !== undefined) {
      const reader = new PrivateReader(reading, mapping, modifiedAt);
      pipe = privatePipe(reading.fileName, reader, mapping);
    } else {
      const most = options.maxBytes ?? MAX_DATASET_BYTES;
      ftm = await lookAhead(path, { modifiedAt, maxBytes: most });
      if (ftm.edges !== undefined) maxBytes = most;
    }
    if (csv?.role === 'part')
      throw new ListRefused('unsupported_format', `is part of the list ${csv.of} next to it`, { isKnown: true });
    const readOne = async (): Promise<Read> => {
      const { sha256 } = await openListFile(path, { maxBytes, onChunk });
      if (pipe === undefined) throw new ListRefused('empty', 'is empty: the last good version stays in use');
      return { sha256, ...pipe.end() };
    };
    const { source, facts, form, sha256 }: Read =
      csv === undefined ? await readOne() : await readCsvList(csv.paths, maxBytes, records.add);
    if (sourceHint !== undefined && csv !== undefined && source.id !== sourceHint) {
      throw new ListRefused('wrong_list', `is the list ${source.id}, where ${sourceHint} was expected`);
    }
    const changed = changedFormat(known, records.fields);
    if (changed !== undefined) throw changed.in({ list: source.id });
    return versionOf(
      { source, facts, ...(form === undefined ? {} : { form }), sha256, path, modifiedAt },
      records.tally,
    );
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    const list = pipe?.listId;
    const changed = LACKS_FIELDS.has(error.code) ? changedFormat(known, records.fields) : undefined;
    throw (changed ?? error).in({ file: path, ...(list === undefined ? {} : { list }) });
  }
}

function pipeFor(head: Buffer, options: ReaderOptions, ftm: FtmAhead): BytePipe {
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
      const format = documentIn(head);
      if (format !== undefined) return new Utf8Pipe(new JsonDocumentPipe(format, options));
      return new Utf8Pipe(new FtmReader(ftm.file, ftm.edges ?? NO_EDGES, options));
    }
  }
}
