import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { packIndex } from '@namesake/engine';
import { writeForParent } from '../index-file/index-for-parent.ts';
import type { SaveOrder } from '../index-file/save-index.ts';
import { EffectCounts } from '../snapshot/effect-counts.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import { RecordPacker } from '../snapshot/record-packer.ts';
import { TiePacker } from '../snapshot/tie-packer.ts';
import type { UnusedFile } from '../types/load-order.ts';
import { archiveLists } from '../versions/archive-lists.ts';
import { compareLists } from '../versions/compare-lists.ts';
import { ForeignReferences } from './foreign-references.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import { readListings } from './read-listings.ts';
import { buildWith } from './workers/build-with.ts';
import { INDEXED, LoadSteps } from './workers/load-steps.ts';
import { LoadWorkers } from './workers/load-workers.ts';
import { proveWith } from './workers/prove-with.ts';
import { readWith } from './workers/read-with.ts';
import { workerCount } from './workers/worker-count.ts';

// Runs once and ends: all that it took to parse and build is the system's again.
if (process.send === undefined) throw new Error('loader-process.ts is started by run-loader.ts only');
// Whoever ordered the load ends it: by ending.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

/**
 * Ends here where nobody waits any more: a build never gives way, so it cannot hear of it before. Nothing may be
 * written after that.
 */
async function stillWanted(): Promise<void> {
  await turn();
  await turn();
}

// An error of the channel needs no word: the service has ended, and 'disconnect' ends this process.
const send = (message: LoaderMessage): void => void process.send?.(message, undefined, undefined, () => {});
const [request]: SaveOrder[] = await once(process, 'message');
if (request === undefined) throw new Error('no order came');
const unused: { readonly skipped: UnusedFile[]; readonly refused: UnusedFile[] } = { skipped: [], refused: [] };
const report = (text: string): void => send({ kind: 'saved', text });
const steps = new LoadSteps((step) => send({ kind: 'step', step }));

const workers = new LoadWorkers();
const workersFor = (bytes: number): LoadWorkers => {
  workers.widen(workerCount(request, bytes));
  return workers;
};

try {
  const packer = new RecordPacker();
  const onMessage = (message: LoaderMessage): void => {
    if (message.kind === 'skipped') unused.skipped.push(message.file);
    if (message.kind === 'refused') unused.refused.push(message.file);
    send(message);
  };
  const read = await readListings(request, packer, onMessage, readWith(workersFor, packer, steps));
  const { archive, namesOnly } = request;
  const compared = archive === undefined ? [] : compareLists(archive, read, packer);
  send({ kind: 'indexing', listings: packer.size });
  steps.indexing(packer.size);
  const records = packer.finish();
  const ties = new TiePacker();
  const references = new ForeignReferences();
  const effects = new EffectCounts();
  const data = await buildWith(workers, records, (listing) => effects.see(references.see(ties.see(listing))), steps);
  steps.indexed(INDEXED.built);
  const warnings = references.warnings(data.listings.entity);
  const versions = read.map((version) => ({
    ...version,
    warnings: warnings.get(version.id) ?? [],
    effects: effects.of(version.id),
  }));
  for (const [list, texts] of warnings) send({ kind: 'warnings', list, count: texts.length });
  const index = packIndex(data);
  await stillWanted();
  const fresh = new Set(compared.flatMap(({ changes }) => (changes ?? []).map(({ listing }) => listing)));
  const proved = proveWith(workers, index, records, (id) => fresh.has(id));
  let proof: Promise<readonly ControlName[]> | undefined;
  const controls = (): Promise<readonly ControlName[]> => {
    proof ??= proved()
      .finally(() => steps.indexed(INDEXED.proved))
      .finally(stillWanted);
    return proof;
  };
  // What is kept of a version that is then not believed is swept away, since nothing refers to it.
  const archived = archive === undefined ? [] : archiveLists(archive.dir, compared, (list) => packer.lines(list));
  steps.indexed(INDEXED.stored);
  const kept = archived.map(({ changes: _, ...kept }) => kept);
  const facts = { versions, ...unused, kept };
  const content = { facts, controls, index, ties: ties.finish(), records: namesOnly === true ? undefined : records };
  send({ kind: 'built', file: await writeForParent(request, content, report), archived });
} catch (error) {
  // Messages of list errors name files and places, never parties.
  send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
}
steps.end();
await workers.end();
process.disconnect?.();
