import { openListFile } from '../../formats/open-list-file.ts';
import { EdgeScan, type FtmEdges, NO_EDGES } from './edges.ts';
import { MAX_LINE } from './ftm-lines.ts';

export type SurveyOptions = {
  readonly maxBytes: number;
  /** Whether a file that begins like this is FollowTheMoney. */
  readonly isFtm: (head: Buffer) => boolean;
};

/** A UTF-16 unit takes at most three bytes: the reader refuses a line of this length. */
const MAX_LINE_BYTES = 3 * MAX_LINE;

/** The file has another format, so the survey can stop. */
class NotFtm extends Error {}

/**
 * Relations in a file of FollowTheMoney lines, collected before its parties are read, because they may come before or
 * after these: so parties are passed on one by one, and only relations are held. Undefined for another format; the
 * reader reports errors.
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
