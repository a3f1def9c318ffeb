import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Listing } from '@namesake/engine';
import { listFileStats } from '../formats/list-file-stats.ts';
import { packingOf } from '../formats/open-list-file.ts';
import { Utf8Decoder } from '../formats/utf8-decoder.ts';
import { Utf8Pipe } from '../formats/utf8-pipe.ts';
import type { FtmEdges } from '../sources/ftm/edges.ts';
import type { FtmFile } from '../sources/ftm/ftm-file.ts';
import { FtmLines, type FtmTally } from '../sources/ftm/ftm-lines.ts';
import { csvRoleOf } from '../sources/ofac/csv/parts.ts';
import { readMapping } from '../sources/private/find-mapping.ts';
import { lookAhead } from './look-ahead.ts';
import { RecordCount, type RecordTally } from './record-count.ts';

const CHUNK_BYTES = 256 * 1024;
/** A file of fewer pieces is read whole as quickly. */
const FEWEST_PIECES = 4;

/** A large file of FollowTheMoney lines that several threads read, a piece each at a time. Plain data, which they hand over. */
export type CutFile = {
  readonly path: string;
  readonly file: FtmFile;
  /** The relations of the whole file. */
  readonly edges: FtmEdges;
  /** Where pieces end, in bytes; the last at the end of the file. */
  readonly ends: readonly number[];
  readonly sha256: string;
  /** What its manifest promises, as it is: hexadecimal. */
  readonly checksum: string | undefined;
  /** Another where the file was replaced or written to. */
  readonly stamp: string;
};

/** What reading a piece came to beside its listings. */
export type PieceTally = FtmTally & RecordTally;

/**
 * Cuts a file at line ends, into pieces of at least so many bytes. Undefined for a file that is read whole: one that is small, packed, of another format, or that something is wrong with, which
 * `readListFile` says.
 */
export async function cutListFile(path: string, pieceBytes: number): Promise<CutFile | undefined> {
  try {
    const found = await listFileStats(path);
    if (found.size < FEWEST_PIECES * pieceBytes) return undefined;
    if ((await packingOf(path)) !== 'none') return undefined;
    if ((await csvRoleOf(path)) !== undefined || (await readMapping(path)) !== undefined) return undefined;
    const ahead = await lookAhead(path, { modifiedAt: found.mtime.toISOString(), pieceBytes });
    const { file, survey, checksum } = ahead;
    if (survey?.bytes === undefined || survey.ends.length < 2) return undefined;
    const { edges, ends, bytes } = survey;
    return { path, file, edges, ends, sha256: bytes.sha256, checksum, stamp: stampOf(found) };
  } catch {
    return undefined;
  }
}

/**
 * Reads the piece of a number, from 0.
 *
 * @throws Error where the file must be read whole, which tells what is wrong with it if anything is
 */
export async function readPiece(
  { path, file, edges, ends, stamp }: CutFile,
  piece: number,
  onListing: (listing: Listing) => void,
): Promise<PieceTally> {
  const records = new RecordCount(onListing);
  const pipe = new Utf8Pipe(
    new FtmLines(file.listId, edges, { onRecord: records.add }),
    new Utf8Decoder({ keepsBom: true }),
  );
  const end = ends[piece] ?? 0;
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const opened = await open(path);
  try {
    if (stampOf(await opened.stat()) !== stamp) throw new Error('the file is another one now');
    for (let at = ends[piece - 1] ?? 0; at < end; ) {
      const { bytesRead } = await opened.read(chunk, 0, Math.min(CHUNK_BYTES, end - at), at);
      if (bytesRead === 0) throw new Error('the file is shorter now');
      pipe.write(chunk.subarray(0, bytesRead));
      at += bytesRead;
    }
  } finally {
    await opened.close();
  }
  return { ...pipe.end(), ...records.tally };
}

/** Whether the file is still the one that was cut. */
export async function isAsCut({ path, stamp }: Pick<CutFile, 'path' | 'stamp'>): Promise<boolean> {
  return stampOf(await stat(path)) === stamp;
}

function stampOf({ dev, ino, size, mtimeMs }: Stats): string {
  return [dev, ino, size, mtimeMs].join(':');
}
