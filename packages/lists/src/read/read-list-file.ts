import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Listing } from '@namesake/engine';
import { ListRefused } from '../list-refused.ts';
import type { ListVersion } from '../list-version.ts';
import type { Rejection } from '../source.ts';
import { FtmReader } from '../sources/ftm/ftm-reader.ts';
import { openListFile } from './open-list-file.ts';
import { sniff } from './sniff.ts';
import type { TextPipe } from './text-pipe.ts';
import { Utf8Decoder } from './utf8-decoder.ts';
import { XmlListPipe } from './xml-list-pipe.ts';

/** The largest official list (OFAC ADVANCED) is 127 MB; anything far beyond is not a list. */
export const DEFAULT_MAX_BYTES = 512 * 1024 * 1024;

export type ReadOptions = {
  /** Called for each listing while the file streams by. Nothing is final before the promise resolves. */
  readonly onListing: (listing: Listing) => void;
  /** Id of the list that the file must be; another list is refused with `wrong_list`. */
  readonly sourceHint?: string;
  /** Limit after decompression, in bytes. Default 512 MiB. */
  readonly maxBytes?: number;
};

/**
 * Reads one list file, plain or gzip, recognised by what is in it. Streams: memory stays flat. Throws `ListRefused`
 * with the file, the list (if recognised) and the position; what `onListing` saw of a refused file must be discarded.
 */
export async function readListFile(path: string, options: ReadOptions): Promise<ListVersion> {
  const seen = new Set<string>();
  let rejected = 0;
  const onRecord = (result: Listing | Rejection): void => {
    if ('rejected' in result || seen.has(result.id)) {
      rejected += 1;
      return;
    }
    seen.add(result.id);
    options.onListing(result);
  };
  let pipe: TextPipe | undefined;
  const decoder = new Utf8Decoder();
  const onChunk = (chunk: Buffer): void => {
    pipe ??= pipeFor(sniff(chunk), basename(path), onRecord, options.sourceHint);
    const { text, invalidAt } = decoder.write(chunk);
    if (invalidAt === undefined) pipe.write(text);
    else throw notUtf8(pipe, text, invalidAt);
  };
  try {
    const { mtime } = await statOf(path);
    const { sha256 } = await openListFile(path, { maxBytes: options.maxBytes ?? DEFAULT_MAX_BYTES, onChunk });
    if (pipe === undefined) throw new ListRefused('empty', 'is empty: the last good version stays in use');
    const { invalidAt } = decoder.end();
    if (invalidAt !== undefined) throw notUtf8(pipe, '', invalidAt);
    const { source, facts } = pipe.end();
    if (seen.size === 0) throw new ListRefused('no_records', 'holds no record: the last good version stays in use');
    return {
      id: source.id,
      title: source.title,
      publisher: source.publisher,
      version: facts.version,
      publishedAt: facts.publishedAt,
      checkedAt: mtime.toISOString(),
      records: seen.size,
      rejected,
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

function pipeFor(
  kind: 'xml' | 'json',
  fileName: string,
  onRecord: (result: Listing | Rejection) => void,
  sourceHint: string | undefined,
): TextPipe {
  const options = { fileName, onRecord, ...(sourceHint === undefined ? {} : { sourceHint }) };
  return kind === 'xml' ? new XmlListPipe(options) : new FtmReader(options);
}

/** `text` is what of the last chunk was still valid: it is read first, so that the list is recognised. */
function notUtf8(pipe: TextPipe, text: string, byte: number): ListRefused {
  const before = pipe.position;
  try {
    pipe.write(text);
  } catch {
    // The wrong encoding explains whatever else is wrong.
  }
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  const line = before.line + lines.length - 1;
  const column = lines.length === 1 ? before.column + last.length : last.length;
  return new ListRefused('encoding', `is not valid UTF-8 (byte ${byte}): fetch the file again from its publisher`, {
    position: { line, column, byte },
  });
}

async function statOf(path: string): Promise<{ mtime: Date }> {
  try {
    return await stat(path);
  } catch (error) {
    throw new ListRefused('unreadable', 'cannot be read: check that it exists and its permissions', { cause: error });
  }
}
