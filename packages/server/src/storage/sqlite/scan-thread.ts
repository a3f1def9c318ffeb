import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { scanPages } from './scan-pages.ts';
import type { ScanStart } from './scan-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('scan-thread.ts runs as a worker only');
const { path, selection, holds }: ScanStart = workerData;
const db = new Database(path, { readonly: true, fileMustExist: true });
const pages = scanPages(db, selection, holds);
// A page at a time, each when it is asked for: no transaction is open in between.
port.on('message', () => {
  const page = pages.next();
  port.postMessage(page.done === true ? null : page.value);
  if (page.done !== true) return;
  db.close();
  port.close();
});
