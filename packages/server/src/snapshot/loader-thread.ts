import { parentPort, workerData } from 'node:worker_threads';
import { buildIndexFrom, loadModel, packIndex } from '@namesake/engine';
import { type SaveOrder, saveIndex } from '../saved-index/save-index.ts';
import { archiveLists } from '../versions/archive-lists.ts';
import { compareLists } from '../versions/compare-lists.ts';
import type { LoaderMessage, UnusedFile } from './loader-protocol.ts';
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
const request: SaveOrder = workerData;
const unused: { readonly skipped: UnusedFile[]; readonly refused: UnusedFile[] } = { skipped: [], refused: [] };
const tell = (text: string): void => say({ kind: 'saved', text });

try {
  const packer = new RecordPacker();
  const versions = await readListings(request, packer, (message) => {
    if (message.kind === 'skipped') unused.skipped.push(message.file);
    if (message.kind === 'refused') unused.refused.push(message.file);
    say(message);
  });
  const { archive } = request;
  const compared = archive === undefined ? [] : compareLists(archive, versions, packer);
  say({ kind: 'indexing', listings: packer.size });
  const model = loadModel();
  const ties = new TiePacker();
  const data = buildIndexFrom({ ids: packer.ids, listing: (number) => ties.see(packer.listing(number)) }, model);
  const fresh = new Set(compared.flatMap(({ changes }) => (changes ?? []).map(({ listing }) => listing)));
  const controls = proveIndex(data, model, packer, (id) => fresh.has(id));
  const archived = archive === undefined ? [] : archiveLists(archive.dir, compared, (list) => packer.lines(list));
  const index = packIndex(data);
  const inMemory = packer.finish();
  const packedTies = ties.finish();
  const facts = { versions, ...unused, kept: archived.map(({ changes: _, ...kept }) => kept), controls };
  const saved = await saveIndex(request, { facts, index, ties: packedTies, records: inMemory }, tell);
  const records = saved ?? (request.recordsDir === undefined ? inMemory : writeRecords(request.recordsDir, inMemory));
  const built: LoaderMessage = { kind: 'built', index, records, ties: packedTies, versions, archived, controls };
  port.postMessage(built, transferablesOf(built));
} catch (error) {
  // Messages of list errors name files and places, never parties.
  say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
