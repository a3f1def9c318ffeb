import type { Asked } from './ask-publishers.ts';
import { NotDownloaded } from './not-downloaded.ts';

/** How things stand after publishers were asked. */
export type RoundState = {
  /** Whether only the fictional sample is searched. */
  readonly isSample: boolean;
  /** When they are asked again, Unix milliseconds. */
  readonly nextMs: number;
};

/**
 * What the operator is told of publishers that gave no file: one line where nobody was reached, for then it is the
 * network here, else a line for each list and one for when they are asked again. Nothing where all is well.
 */
export function roundLines(asked: readonly Asked[], { isSample, nextMs }: RoundState): readonly string[] {
  const failed = asked.flatMap(({ source, result }) =>
    result instanceof NotDownloaded ? [{ id: source.id, failure: result }] : [],
  );
  if (failed.length === 0) return [];
  const next = `next try at ${localTime(nextMs)}`;
  if (failed.length === asked.length && failed.every(({ failure }) => failure.isOffline))
    return [`offline: ${isSample ? 'sample only; use --lists DIR' : 'the lists stay as they were'}; ${next}`];
  const lines = failed.map(
    ({ id, failure }) => `  ${id}: ${failure.kind === 'refused' ? 'REFUSED' : 'not downloaded'}: ${failure.message}`,
  );
  return [...lines, `  ${next}`];
}

/** Hours and minutes where the service runs. */
const localTime = (ms: number): string => new Date(ms).toTimeString().slice(0, 5);
