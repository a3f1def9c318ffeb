import { openListFile } from '../../formats/open-list-file.ts';
import { EdgeScan, type FtmEdges, NO_EDGES } from './edges.ts';
import { MAX_LINE } from './ftm-lines.ts';

export type SurveyOptions = {
  readonly maxBytes: number;
  /** Whether a file that begins so is one of FollowTheMoney. */
  readonly isFtm: (head: Buffer) => boolean;
};

/** A UTF-16 unit takes three bytes at most: so long a line is refused by who reads it. */
const MAX_LINE_BYTES = 3 * MAX_LINE;

/** Nothing in the file is of this kind: its reading may end. */
class NotFtm extends Error {}

/**
 * The relations in a file of FollowTheMoney lines, before its parties are read. They may come before or after these:
 * so parties can be handed on one by one, and only relations are held. Undefined for a file of another kind; what is
 * wrong with a file of this one is for its own reader to say.
 */
export async function surveyFtm(path: string, { maxBytes, isFtm }: SurveyOptions): Promise<FtmEdges | undefined> {
  const scan = new EdgeScan();
  let isKnown = false;
  const onChunk = (chunk: Buffer): void => {
    if (!isKnown && !isFtm(chunk)) throw new NotFtm();
    isKnown = true;
    scan.write(chunk);
    if (scan.restBytes > MAX_LINE_BYTES) throw new NotFtm();
  };
  try {
    await openListFile(path, { maxBytes, onChunk });
    scan.end();
    return scan.edges;
  } catch {
    return isKnown ? NO_EDGES : undefined;
  }
}
