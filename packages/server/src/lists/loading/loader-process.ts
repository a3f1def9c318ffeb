import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { SaveOrder } from '../index-file/save-index.ts';
import { buildIndexFile } from './build-index-file.ts';
import type { LoaderMessage } from './loader-protocol.ts';

// Runs once and exits, so that all memory for parsing and building returns to the system.
if (process.send === undefined) throw new Error('loader-process.ts is started by run-loader.ts only');
// Exits when the parent process has ended.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

/**
 * Exits if the service has ended: a build never yields, so it cannot notice earlier. Nothing may be written after that.
 */
async function stillWanted(): Promise<void> {
  await turn();
  await turn();
}

// A channel error needs no handling: the service has ended, and 'disconnect' ends this process.
const send = (message: LoaderMessage): void => void process.send?.(message, undefined, undefined, () => {});
const [order]: SaveOrder[] = await once(process, 'message');
if (order === undefined) throw new Error('no order came');
try {
  send({ kind: 'built', ...(await buildIndexFile(order, send, stillWanted)) });
} catch (error) {
  // Messages of list errors contain files and places, never parties.
  send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
process.disconnect?.();
