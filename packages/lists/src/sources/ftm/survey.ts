import { type FileBytes, openListFile } from '../../formats/open-list-file.ts';
import { EdgeScan, type FtmEdges, NO_EDGES } from './edges.ts';
import { MAX_LINE } from './ftm-lines.ts';
import { LineEnds } from './line-ends.ts';

/** What is known of a file of FollowTheMoney lines once it was gone through, before its parties are read. */
export type FtmSurvey = {
  readonly edges: FtmEdges;
  /** Where pieces of it end, in bytes; the last at its end. None where it is read whole. */
  readonly ends: readonly number[];
  /** Absent where it could not be gone through to its end. */
  readonly bytes?: FileBytes;
};

export type SurveyOptions = {
  readonly maxBytes: number;
  /** Whether a file that begins so is one of FollowTheMoney. */
  readonly isFtm: (head: Buffer) => boolean;
  /** Pieces are no smaller than this; the file is not cut where undefined. */
  readonly pieceBytes: number | undefined;
  /** Called with each chunk of such a file. */
  readonly onChunk: (chunk: Buffer) => void;
};

/** A UTF-16 unit takes three bytes at most: so long a line is refused by who reads it. */
const MAX_LINE_BYTES = 3 * MAX_LINE;
/** Far below what is refused, and far above any entity. */
const MAX_LINE_OF_PIECE = MAX_LINE / 2;

/** Nothing in the file is of this kind: its reading may end. */
class NotFtm extends Error {}

/**
 * Goes through a file ahead of its parties. Its relations may stand before or behind these: so parties can be handed on one by one, and only relations are held.
 * Undefined for a file of another kind; what is wrong with a file of this one is for its own reader to say.
 */
export async function surveyFtm(path: string, options: SurveyOptions): Promise<FtmSurvey | undefined> {
  const { maxBytes, isFtm, pieceBytes } = options;
  const scan = new EdgeScan();
  const ends = pieceBytes === undefined ? undefined : new LineEnds(pieceBytes);
  let isKnown = false;
  let longest = 0;
  const onChunk = (chunk: Buffer): void => {
    if (!isKnown && !isFtm(chunk)) throw new NotFtm();
    isKnown = true;
    scan.write(chunk);
    longest = Math.max(longest, scan.restBytes);
    if (longest > MAX_LINE_BYTES) throw new NotFtm();
    ends?.write(chunk);
    options.onChunk(chunk);
  };
  try {
    const bytes = await openListFile(path, { maxBytes, onChunk });
    scan.end();
    const isEven = longest <= MAX_LINE_OF_PIECE;
    return { edges: scan.edges, ends: isEven ? (ends?.end() ?? []) : [], bytes };
  } catch {
    return isKnown ? { edges: NO_EDGES, ends: [] } : undefined;
  }
}
