import { parentPort, workerData } from 'node:worker_threads';
import { openRows } from '../../../db/reading/open-rows.ts';
import { stepBack } from '../../../lib/threads/step-back.ts';
import { scanPages } from './scan-pages.ts';
import type { ScanReply, ScanStart } from './scan-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('scan-thread.ts runs as a worker only');
stepBack();
const { source, selection, holds }: ScanStart = workerData;
const reader = await openRows(source, 'live');
const pages = scanPages(reader, selection, holds);
// A page at a time, each when it is asked for: no transaction is open in between.
port.on('message', async () => {
  const page = await pages.next();
  port.postMessage((page.done === true ? null : page.value) satisfies ScanReply);
  if (page.done !== true) return;
  await reader.close();
  port.close();
});
