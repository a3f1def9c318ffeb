import { Worker } from 'node:worker_threads';
import { ConfigError } from '../config/config-error.ts';
import type { SaveOrder } from '../saved-index/save-index.ts';
import type { LoaderMessage, UnusedFile } from './loader-protocol.ts';

/**
 * A small young generation keeps the loader's garbage from piling up: 150 MB less resident memory right after a load.
 * The old generation holds all listings while the index is built, about 5 kB each.
 */
const LOADER_LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 2_048 };

/** What the loader made, and the files that are not in it. */
export type LoaderResult = {
  readonly built: Extract<LoaderMessage, { kind: 'built' }>;
  readonly skipped: readonly UnusedFile[];
  readonly refused: readonly UnusedFile[];
};

/**
 * Reads lists and builds their index in a thread of its own, which ends with everything that was needed for it.
 *
 * @param onMessage is told of each file as it is read
 * @throws ConfigError when the folder could not be read or the index is no good
 */
export async function runLoader(
  request: SaveOrder,
  onMessage: (message: LoaderMessage) => void,
): Promise<LoaderResult> {
  const skipped: UnusedFile[] = [];
  const refused: UnusedFile[] = [];
  const built = await new Promise<LoaderResult['built']>((resolve, reject) => {
    const thread = new Worker(new URL('./loader-thread.ts', import.meta.url), {
      workerData: request,
      resourceLimits: LOADER_LIMITS,
    });
    thread.on('message', (message: LoaderMessage) => {
      if (message.kind === 'skipped') skipped.push(message.file);
      if (message.kind === 'refused') refused.push(message.file);
      if (message.kind === 'built') resolve(message);
      else if (message.kind === 'failed') reject(new ConfigError(message.reason));
      else onMessage(message);
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The loader ended before the lists were read.')));
  });
  return { built, skipped, refused };
}
