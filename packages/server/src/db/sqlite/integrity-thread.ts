import { parentPort, workerData } from 'node:worker_threads';
import { refuseDamaged } from './check-database.ts';
import { openConnection } from './open-connection.ts';

const port = parentPort;
if (port === null) throw new Error('integrity-thread.ts runs as a worker only');
const path = String(workerData);
const db = openConnection(path, 'existing');
try {
  refuseDamaged(db, path);
} catch {
  port.postMessage('damaged');
} finally {
  db.close();
}
