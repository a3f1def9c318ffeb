import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex, loadModel, packIndex } from '@namesake/engine';
import { archiveLists } from '../versions/archive-lists.ts';
import { compareLists } from '../versions/compare-lists.ts';
import type { LoaderMessage, LoadOrder } from './loader-protocol.ts';
import { proveIndex } from './prove-index.ts';
import { readListings } from './read-listings.ts';
import { RecordPacker } from './record-packer.ts';
import { writeRecords } from './records-file.ts';
import { TiePacker } from './tie-packer.ts';
import { transferablesOf } from './transferables-of.ts';

// Runs once and ends: what it used to parse and build is given back to the system.
const port = parentPort;
if (port === null) throw new Error('loader-thread.ts runs as a worker only');
const say = (message: LoaderMessage): void => port.postMessage(message);
const request: LoadOrder = workerData;

try {
  const packer = new RecordPacker();
  const versions = await readListings(request, packer, say);
  const { archive } = request;
  const compared = archive === undefined ? [] : compareLists(archive, versions, packer);
  say({ kind: 'indexing', listings: packer.size });
  const model = loadModel();
  const ties = new TiePacker();
  const data = buildIndex(ties.watch(packer.listings()), model);
  const fresh = new Set(compared.flatMap(({ changes }) => (changes ?? []).map(({ listing }) => listing)));
  const controls = proveIndex(data, model, packer, (id) => fresh.has(id));
  const archived = archive === undefined ? [] : archiveLists(archive.dir, compared, (list) => packer.lines(list));
  const index = packIndex(data);
  const inMemory = packer.finish();
  const records = request.recordsDir === undefined ? inMemory : writeRecords(request.recordsDir, inMemory);
  const built: LoaderMessage = { kind: 'built', index, records, ties: ties.finish(), versions, archived, controls };
  port.postMessage(built, transferablesOf(built));
} catch (error) {
  // Messages of list errors name files and places, never parties.
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
