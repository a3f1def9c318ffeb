import { availableParallelism } from 'node:os';
import { type Listing, packAway, referenceKey, unpackIndex } from '@namesake/engine';
import { findFormer } from '../former/find-former.ts';
import { type FormerIndex, provedNames, readOthers } from '../former/former-index.ts';
import { type HandedOver, writeForParent } from '../index-file/index-for-parent.ts';
import type { SaveOrder } from '../index-file/save-index.ts';
import type { LoadOrder, UnusedFile } from '../load-order.ts';
import { effectsOf } from '../snapshot/effect-counts.ts';
import { type ControlName, ENOUGH, withoutFormer } from '../snapshot/prove-index.ts';
import { RecordPacker } from '../snapshot/record-packer.ts';
import { TiePacker } from '../snapshot/tie-packer.ts';
import { type Archived, archiveLists } from '../versions/archive-lists.ts';
import { type ComparedList, compareLists, type KnownContent } from '../versions/compare-lists.ts';
import { buildWith, type See } from '../workers/build-with.ts';
import { INDEXED, LoadSteps } from '../workers/load-steps.ts';
import { LoadWorkers } from '../workers/load-workers.ts';
import { proveWith } from '../workers/prove-with.ts';
import { readWith } from '../workers/read-with.ts';
import type { LoaderMessage } from './loader-protocol.ts';
import { readListings } from './read-listings.ts';

/** The file of the index, and the versions that were stored. */
export type BuiltFile = { readonly file: HandedOver; readonly archived: readonly Archived[] };

/**
 * Reads lists, builds and proves their index, stores their versions and writes the result to a file.
 * @param say receives each file and the progress
 * @param stillWanted does not return if the index is no longer needed
 * @throws Error when the folder cannot be read or the index fails its proof
 */
export async function buildIndexFile(
  order: SaveOrder,
  say: (message: LoaderMessage) => void,
  stillWanted: () => Promise<void>,
): Promise<BuiltFile> {
  const former = await findFormer(order);
  if (former === undefined) return build(order, say, stillWanted);
  try {
    return await build(order, say, stillWanted, former);
  } catch {
    // The error is thrown again if it also happens without the saved index.
    say({ kind: 'saved', text: 'the saved index is of no use for the new one: everything is read again' });
    return build(order, say, stillWanted);
  }
}

async function build(
  order: SaveOrder,
  say: (message: LoaderMessage) => void,
  stillWanted: () => Promise<void>,
  former?: FormerIndex,
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
    const reader = readOthers(former, packer, readWith(workersFor, packer, steps));
    const read = await readListings(order, packer, onMessage, reader);
    const { archive, namesOnly } = order;
    const known: KnownContent = ({ file }) => former?.files.get(file)?.kept;
    const compared = archive === undefined ? [] : compareLists(archive, read, packer, known);
    for (const { list, held } of compared) if (held.length > 0) former?.mixed(list);
    say({ kind: 'indexing', listings: packer.size });
    steps.indexing(packer.size);
    const records = packer.finish();
    const ties = new TiePacker();
    const references = new ForeignReferences();
    const see: See = (listing, place) => {
      ties.see(listing);
      references.see(listing, place);
    };
    const { index, notes, data } = await packed(buildWith(workers, records, see, steps, former));
    steps.indexed(INDEXED.built);
    const warnings = references.warnings(data.listings.entity);
    const versions = read.map((version) => ({
      ...version,
      warnings: warnings.get(version.id) ?? [],
      effects: effectsOf(data, version.id),
    }));
    for (const [list, texts] of warnings) say({ kind: 'warnings', list, count: texts.length });
    await stillWanted();
    const isNew = noveltyIn(compared, former !== undefined);
    const proved =
      former === undefined
        ? proveWith(workers, index, records, withoutFormer(isNew), ENOUGH.fromScratch)
        : proveWith(workers, index, records, { isNew, ...provedNames(former, records) }, ENOUGH.carriedOver);
    let proof: Promise<readonly ControlName[]> | undefined;
    const controls = (): Promise<readonly ControlName[]> => {
      proof ??= proved()
        .finally(() => steps.indexed(INDEXED.proved))
        .finally(stillWanted);
      return proof;
    };
    // If the version is refused after it was stored, its file is swept as unreferenced.
    const archived =
      archive === undefined ? [] : await archiveLists(archive.dir, compared, (list) => packer.lines(list));
    steps.indexed(INDEXED.stored);
    const kept = archived.map(({ changes: _, ...kept }) => kept);
    const facts = { versions, ...unused, kept, madeOf: order.content ?? null };
    const kind = namesOnly === true ? { records: undefined } : { records, notes };
    const content = { facts, controls, index, ties: ties.finish(records.ids), ...kind };
    return { file: await writeForParent(order, content, tell), archived };
  } finally {
    steps.end();
    await workers.end();
  }
}

/** An index in its saved form. */
async function packed(building: ReturnType<typeof buildWith>) {
  const { data, notes } = await building;
  const index = packAway(data);
  return { index, notes: packAway(notes), data: unpackIndex(index) };
}

/**
 * Whether a listing is new or changed, by its id. If a previous index is reused, every listing of a list without a
 * known previous version counts as new.
 */
function noveltyIn(compared: readonly ComparedList[], isCarried: boolean): (id: string) => boolean {
  const fresh = new Set(compared.flatMap(({ changes }) => (changes ?? []).map(({ listing }) => listing)));
  const unknown = compared.filter(({ changes }) => isCarried && changes === null).map(({ list }) => `${list}:`);
  return (id) => fresh.has(id) || unknown.some((list) => id.startsWith(list));
}

type Bearer = { readonly place: number; readonly id: string; readonly list: string; readonly name: string };

/** Collects listings with the same UN reference, in index order, and reports those that the index did not join. */
class ForeignReferences {
  readonly #bearers = new Map<string, Bearer[]>();

  /** Notes a listing with its place in the index, if it has a reference. */
  see(listing: Listing, place: number): void {
    const key = referenceKey(listing);
    if (key === undefined) return;
    const known = this.#bearers.get(key) ?? [];
    this.#bearers.set(key, known);
    known.push({ place, id: listing.id, list: listing.list, name: listing.names[0]?.value ?? '' });
  }

  /**
   * Messages for the operator, by list: references that, by all names, belong to another party. `entity`: the party of
   * each listing. The UN's own list decides if it has the reference; otherwise publishers must resolve it.
   */
  warnings(entity: ArrayLike<number>): ReadonlyMap<string, readonly string[]> {
    const warnings = new Map<string, string[]>();
    for (const [key, [first, ...others]] of this.#bearers)
      for (const other of others) {
        if (first === undefined || entity[first.place] === entity[other.place]) continue;
        const reference = key.slice(key.indexOf(':') + 1);
        const text = `${other.id} (${other.name}) has the UN reference ${reference} of ${first.id} (${first.name}) and no name in common with it: they are shown as two parties`;
        warnings.set(other.list, [...(warnings.get(other.list) ?? []), text]);
      }
    return warnings;
  }
}

/** Below this size, a thread takes longer to start than it saves. */
const WORTH_BYTES = 2 ** 20;
/** Each thread has its own garbage, and the sequential part takes its time however many threads help. */
const MAX_THREADS = 4;

/** Number of threads to load files of this size. One while searches are answered, which need the other processors. */
export function workerCount({ inBackground = false }: Pick<LoadOrder, 'inBackground'>, bytes: number): number {
  return inBackground || bytes < WORTH_BYTES ? 1 : Math.min(availableParallelism(), MAX_THREADS);
}
