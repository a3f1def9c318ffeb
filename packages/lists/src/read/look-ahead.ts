import { basename } from 'node:path';
import type { FtmEdges } from '../own-files/ftm/edges.ts';
import { type FtmFile, ftmListId } from '../own-files/ftm/ftm-file.ts';
import { readFtmManifest } from '../own-files/ftm/manifest.ts';
import { surveyFtm } from '../own-files/ftm/survey.ts';
import { documentIn } from './published/json-document-pipe.ts';
import { sniff } from './sniff.ts';

/** The largest dataset in FollowTheMoney lines is about 3 GB. */
export const MAX_DATASET_BYTES = 8 * 1024 * 1024 * 1024;

/** Facts known about a FollowTheMoney file before it is read. */
export type FtmAhead = {
  readonly file: FtmFile;
  /** Undefined for another format. */
  readonly edges: FtmEdges | undefined;
};

export type LookOptions = {
  /** ISO 8601 instant at which the file was last replaced. */
  readonly modifiedAt: string;
  readonly maxBytes: number;
};

/** Reads a file ahead of its parties. Throws `ListRefused` if its manifest is invalid. */
export async function lookAhead(path: string, { modifiedAt, maxBytes }: LookOptions): Promise<FtmAhead> {
  const manifest = await readFtmManifest(path);
  const file = { listId: ftmListId(basename(path), manifest), manifest, modifiedAt };
  return { file, edges: await surveyFtm(path, { maxBytes, isFtm }) };
}

function isFtm(head: Buffer): boolean {
  return sniff(head) === 'json' && documentIn(head) === undefined;
}
