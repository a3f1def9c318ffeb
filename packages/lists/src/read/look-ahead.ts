import { basename } from 'node:path';
import { checksumHash, type FtmFile, ftmListId } from '../sources/ftm/ftm-file.ts';
import { readFtmManifest } from '../sources/ftm/manifest.ts';
import { type FtmSurvey, surveyFtm } from '../sources/ftm/survey.ts';
import { documentIn } from './published/json-document-pipe.ts';
import { sniff } from './sniff.ts';

/** The largest dataset in FollowTheMoney lines is some 3 GB. */
export const MOST_DATASET_BYTES = 8 * 1024 * 1024 * 1024;

/** What is known of a file before it is read, should it be one of FollowTheMoney lines. */
export type FtmAhead = {
  readonly file: FtmFile;
  /** Undefined where it is no such file. */
  readonly survey: FtmSurvey | undefined;
  /** Of all bytes of a file that shall be cut, where its manifest promises one: hexadecimal. */
  readonly checksum: string | undefined;
};

export type LookOptions = {
  /** ISO 8601 instant at which the file was last replaced. */
  readonly modifiedAt: string;
  readonly maxBytes?: number;
  /** It shall be cut into pieces of this size. */
  readonly pieceBytes?: number;
};

/** Goes through a file ahead of its parties. Throws `ListRefused` where its manifest cannot be understood. */
export async function lookAhead(
  path: string,
  { modifiedAt, maxBytes = MOST_DATASET_BYTES, pieceBytes }: LookOptions,
): Promise<FtmAhead> {
  const manifest = await readFtmManifest(path);
  const file = { listId: ftmListId(basename(path), manifest), manifest, modifiedAt };
  const hash = pieceBytes === undefined ? undefined : checksumHash(manifest);
  const onChunk = (chunk: Buffer): void => void hash?.update(chunk);
  const survey = await surveyFtm(path, { maxBytes, isFtm, pieceBytes, onChunk });
  return { file, survey, checksum: hash?.digest('hex') };
}

function isFtm(head: Buffer): boolean {
  return sniff(head) === 'json' && documentIn(head) === undefined;
}
