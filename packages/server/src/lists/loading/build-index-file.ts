import { packIndex } from '@namesake/engine';
import { type HandedOver, writeForParent } from '../index-file/index-for-parent.ts';
import type { SaveOrder } from '../index-file/save-index.ts';
import type { UnusedFile } from '../load-order.ts';
import { EffectCounts } from '../snapshot/effect-counts.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import { RecordPacker } from '../snapshot/record-packer.ts';
import { TiePacker } from '../snapshot/tie-packer.ts';
import { type Archived, archiveLists } from '../versions/archive-lists.ts';
import { compareLists } from '../versions/compare-lists.ts';
import { buildWith } from '../workers/build-with.ts';
import { INDEXED, LoadSteps } from '../workers/load-steps.ts';
import { LoadWorkers } from '../workers/load-workers.ts';
import { proveWith } from '../workers/prove-with.ts';
import { readWith } from '../workers/read-with.ts';
import { workerCount } from '../workers/worker-count.ts';
import { ForeignReferences } from './foreign-references.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import { readListings } from './read-listings.ts';

/** The file with the index, and the versions that were stored. */
export type BuiltFile = { readonly file: HandedOver; readonly archived: readonly Archived[] };

/**
 * Reads lists, builds and proves their index, stores their versions and writes all of it to a file.
 *
 * @param say receives each file and the progress
 * @param stillWanted does not return if nobody waits for the index any more
 * @throws Error when the folder cannot be read or the index fails its proof
 */
export async function buildIndexFile(
  order: SaveOrder,
  say: (message: LoaderMessage) => void,
  stillWanted: () => Promise<void>,
): Promise<BuiltFile> {
  const unused: { readonly skipped: UnusedFile[]; readonly refused: UnusedFile[] } = { skipped: [], refused: [] };
  const tell = (text: string): void => say({ kind: 'saved', text });
  const steps = new LoadSteps((step) => say({ kind: 'step', step }));
  const workers = new LoadWorkers();
  const workersFor = (bytes: number): LoadWorkers => {
    workers.widen(workerCount(order, bytes));
    return workers;
  };
  try {
    const packer = new RecordPacker();
    const onMessage = (message: LoaderMessage): void => {
      if (message.kind === 'skipped') unused.skipped.push(message.file);
      if (message.kind === 'refused') unused.refused.push(message.file);
      say(message);
    };
    const read = await readListings(order, packer, onMessage, readWith(workersFor, packer, steps));
    const { archive, namesOnly } = order;
    const compared = archive === undefined ? [] : compareLists(archive, read, packer);
    say({ kind: 'indexing', listings: packer.size });
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
    for (const [list, texts] of warnings) say({ kind: 'warnings', list, count: texts.length });
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
    return { file: await writeForParent(order, content, tell), archived };
  } finally {
    steps.end();
    await workers.end();
  }
}
