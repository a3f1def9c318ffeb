import type { AskedPublisher } from './ask-publishers.ts';
import { NotDownloaded } from './not-downloaded.ts';

/** Result of asking all publishers. */
export type RoundState = {
  /** Whether only the fictional sample is searched. */
  readonly isSample: boolean;
  /** When they are asked again, Unix milliseconds. */
  readonly nextMs: number;
};

/**
 * Lines for the operator about publishers without a file: one line if none was reached, since the local network is then
 * at fault; otherwise one line per list and one with the next attempt. Empty without failures.
 */
export function roundLines(asked: readonly AskedPublisher[], { isSample, nextMs }: RoundState): readonly string[] {
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
