import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { SearchRequest, SearchResponse } from '@namesake/contract';
import { ListRefused } from '@namesake/lists';
import type { App, Call } from '../../context/app.ts';
import type { Principal } from '../../context/principal.ts';
import { batchPrincipal } from '../../context/prove-principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { CountedFile } from '../../row-files/file-bytes.ts';
import { type FileRow, readRows } from '../../row-files/read-rows.ts';
import { openCasesFor, opensCases } from '../cases/open.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { recordSearch } from '../search/create.ts';
import { isPassing } from '../search/passing.ts';
import { takenIn } from '../search/present-hit.ts';
import { watchCustomer } from './customer-rows.ts';
import { type Batch, type BatchRow, earlierRowScreeningId, rowScreeningId } from './store/batch.ts';
import { GroundCollector } from './store/ground.ts';
import { leaveBook, SeenCustomers } from './whole-book.ts';

/** Rows that are recorded as done together: what is screened again at most after a crash. */
const CHUNK_ROWS = 500;
/** Rows under way at once: their records are committed together. Beside searches, few, since those wait behind them. */
const AT_ONCE = 50;
const AT_ONCE_BESIDE_SEARCHES = 2;
const RETRY_MS = 5_000;

/** Nothing is left to do here: the batch was paused or cancelled, or another node goes on with it. */
class Stopped extends Error {}

/**
 * Screens the rows of a batch from where it was, in the name of who uploaded it. Whatever ends it, the next run goes
 * on: a row has one id, so that it is recorded once, and counts as done together with its outcome.
 */
export async function runBatch(app: App, id: string, signal: AbortSignal): Promise<void> {
  const { batches } = app.storage;
  await batches.change(id, ['queued'], { state: 'running' });
  const batch = await batches.find(id);
  if (batch?.state !== 'running' || batch.startedAt === null) return;
  const grounds = new GroundCollector(await batches.grounds(id));
  const run = new Run(app, { ...batch, startedAt: batch.startedAt }, grounds, signal);
  const done = (state: 'done' | 'failed', problem: string | null) => {
    const detail = { rows: run.rows, counts: run.counts, problem };
    const event = { at: app.now(), actor: 'service', action: `batch.${state}`, target: id, detail, requestId: '' };
    return batches.change(id, ['running'], { state, problem, endedAt: app.now() }, event);
  };
  try {
    await run.go();
    await done('done', null);
  } catch (error) {
    // It may have been resumed already, while this run was the job that it has.
    if (error instanceof Stopped)
      return (await batches.find(id))?.state === 'queued' ? runBatch(app, id, signal) : undefined;
    if (!(error instanceof ListRefused)) throw error;
    await done('failed', 'file_unreadable');
  }
}

class Run {
  readonly #app: App;
  readonly #signal: AbortSignal;
  readonly #grounds: GroundCollector;
  readonly #file: CountedFile;
  /** A run before this one may have recorded rows up to here, and ended. */
  readonly #recordedTo: number;
  #batch: Batch & { readonly startedAt: number };
  /** Revision of the lists that the last ground is of. */
  #seenRevision: number | undefined;

  constructor(app: App, batch: Batch & { readonly startedAt: number }, grounds: GroundCollector, signal: AbortSignal) {
    [this.#app, this.#batch, this.#grounds, this.#signal] = [app, batch, grounds, signal];
    this.#file = new CountedFile(app.storage.batches.file(batch.id));
    this.#recordedTo = batch.rows + CHUNK_ROWS;
  }

  get rows(): number {
    return this.#batch.rows;
  }

  get counts(): Batch['counts'] {
    return this.#batch.counts;
  }

  async go(): Promise<void> {
    let chunk: FileRow[] = [];
    const book = this.#batch.isWholeBook ? new SeenCustomers() : null;
    for await (const row of readRows(this.#file, this.#batch)) {
      book?.see(row);
      if (row.row <= this.#batch.rows) continue;
      // Parties of one row of the file stay together.
      if (chunk.length >= CHUNK_ROWS && row.isFirst) {
        await this.#screen(chunk);
        chunk = [];
      }
      chunk.push(row);
    }
    if (chunk.length > 0) await this.#screen(chunk);
    if (book !== null) await leaveBook(this.#call(), this.#batch, book);
  }

  async #screen(chunk: readonly FileRow[]): Promise<void> {
    await this.#checkCreator();
    const done = await this.#rowsDone(chunk);
    this.#signal.throwIfAborted();
    const progress = { readBytes: this.#file.readBytes, grounds: this.#grounds.fresh };
    if (!(await this.#app.storage.batches.finish(this.#batch, done, progress))) throw new Stopped();
    this.#grounds.stored();
    const found = await this.#app.storage.batches.find(this.#batch.id);
    if (found?.state !== 'running') throw new Stopped();
    this.#batch = { ...found, startedAt: this.#batch.startedAt };
  }

  /** Outcomes of rows, in their order. As soon as one is done, the next one is begun. */
  async #rowsDone(chunk: readonly FileRow[]): Promise<readonly BatchRow[]> {
    const done = new Map<number, BatchRow>();
    const underWay = new Set<Promise<void>>();
    for (const rows of this.#together(chunk)) {
      while (underWay.size >= (this.#app.live.areComing ? AT_ONCE_BESIDE_SEARCHES : AT_ONCE)) {
        await Promise.race(underWay);
        // Other requests have their turn.
        await setImmediate();
      }
      const one: Promise<void> = this.#done(rows).then((outcomes) => {
        for (const outcome of outcomes) done.set(outcome.row, outcome);
        underWay.delete(one);
      });
      underWay.add(one);
    }
    await Promise.all(underWay);
    return chunk.flatMap(({ row }) => done.get(row) ?? []);
  }

  /** Rows by what is screened together: each alone, or all parties of a customer. */
  #together(chunk: readonly FileRow[]): readonly (readonly FileRow[])[] {
    if (this.#batch.watchGroup === null) return chunk.map((row) => [row]);
    const starts = chunk.flatMap(({ isFirst }, at) => (isFirst || at === 0 ? [at] : []));
    return starts.map((from, at) => chunk.slice(from, starts[at + 1]));
  }

  /** The outcomes of rows that are screened together, after as many tries as it takes. */
  async #done(rows: readonly FileRow[]): Promise<readonly BatchRow[]> {
    for (;;) {
      this.#signal.throwIfAborted();
      try {
        const { watchGroup } = this.#batch;
        return watchGroup === null
          ? await Promise.all(rows.map((row) => this.#once(row)))
          : await this.#watched(rows, watchGroup);
      } catch (error) {
        if (!(error instanceof ApiError) || !isPassing(error)) throw error;
        await this.#wait(error.code);
      }
    }
  }

  async #watched(rows: readonly FileRow[], group: string): Promise<readonly BatchRow[]> {
    const outcomes = await watchCustomer(this.#call(), rows, group);
    await this.#seeGround(rows, outcomes);
    return rows.flatMap((read, at): readonly BatchRow[] => {
      const outcome = outcomes[at];
      if (outcome === undefined) return [];
      const base = baseOf(read);
      const error = outcome.error === null ? null : { ...outcome.error, raw: read.raw().raw };
      return [{ ...base, ...outcome, error, notes: 'notes' in read ? read.notes : [] }];
    });
  }

  /** What these rows were screened on: read of one record since lists changed last, since others have the same. */
  async #seeGround(rows: readonly FileRow[], outcomes: readonly Pick<BatchRow, 'screeningId'>[]): Promise<void> {
    const { lists, storage } = this.#app;
    if (this.#seenRevision === lists.revision) return;
    const at = outcomes.findIndex(({ screeningId }) => screeningId !== null);
    const [row, id] = [rows[at]?.row, outcomes[at]?.screeningId];
    const stored = id == null ? undefined : await storage.screenings.find(id);
    if (row === undefined || stored === undefined) return;
    this.#seenRevision = lists.revision;
    this.#grounds.see(row, JSON.parse(stored.answer));
  }

  #call(): Call {
    const [app, requestId] = [this.#app, this.#batch.id];
    return { app, principal: this.#principal(), requestId, gone: () => this.#signal };
  }

  async #once(read: FileRow): Promise<BatchRow> {
    const { raw } = read.raw();
    const base = baseOf(read);
    if ('error' in read) return { ...base, outcome: 'error', error: { ...read.error, raw }, notes: [] };
    const { request, notes } = read;
    const id = rowScreeningId(this.#batch, read.row);
    // The whole answer is recorded, whatever view a row of JSON names.
    const { view: _, ...asked } = this.#batch.opensCases ? { ...request, openCase: true } : request;
    const stored = read.row > this.#recordedTo ? undefined : await this.#recorded(id, read.row);
    if (stored !== undefined) {
      const answer: SearchResponse = JSON.parse(stored.answer);
      await this.#openCases(asked, answer);
      return { ...base, ...this.#cameTo(read.row, answer), screeningId: stored.id, notes };
    }
    try {
      const { answer } = await recordSearch(this.#call(), asked, [], id);
      await this.#openCases(asked, answer);
      return { ...base, ...this.#cameTo(read.row, answer), screeningId: id, notes };
    } catch (error) {
      if (!(error instanceof ApiError) || isPassing(error)) throw error;
      const detail = error.errors?.map(({ pointer }) => pointer).join(' ') ?? '';
      return { ...base, outcome: 'error', error: { code: error.code, detail, raw }, notes };
    }
  }

  async #openCases(asked: SearchRequest, answer: SearchResponse): Promise<void> {
    if (opensCases(asked)) await openCasesFor(this.#call(), asked, answer, 'batch');
  }

  /** What a run before this one recorded of a row, perhaps one of an earlier version. */
  async #recorded(id: Buffer, row: number): Promise<StoredScreening | undefined> {
    const ids = [id, earlierRowScreeningId(this.#batch, row)];
    return (await this.#app.storage.screenings.findAll(ids))[0];
  }

  #cameTo(row: number, answer: SearchResponse): Pick<BatchRow, 'outcome' | 'total' | 'suppressed' | 'error'> {
    this.#grounds.see(row, answer);
    const { outcome, total, suppressed } = answer;
    return { outcome, total, suppressed: takenIn(suppressed), error: null };
  }

  async #wait(problem: string): Promise<void> {
    const { batches } = this.#app.storage;
    await batches.change(this.#batch.id, ['running'], { problem }).catch(() => false);
    await wait(RETRY_MS, undefined, { signal: this.#signal });
    const found = await batches.find(this.#batch.id).catch(() => this.#batch);
    if (found?.state !== 'running') throw new Stopped();
  }

  /** Nothing is screened in the name of a caller who lost access: the batch is paused, and says why. */
  async #checkCreator(): Promise<void> {
    const { batches, tokens, users } = this.#app.storage;
    const [kind = '', id = ''] = this.#batch.createdBy.split(':', 2);
    const isTokenGone = kind === 'token' && ((await tokens.find(id))?.revokedAt ?? null) !== null;
    const isUserGone = kind === 'user' && ((await users.find(id))?.disabledAt ?? null) !== null;
    const problem = isTokenGone ? 'token_revoked' : isUserGone ? 'token_owner_inactive' : undefined;
    if (problem === undefined) return;
    await batches.change(this.#batch.id, ['running'], { state: 'paused', problem });
    throw new Stopped();
  }

  /** Who uploaded it, with what was allowed then. */
  #principal(): Principal {
    const { createdBy, scopes } = this.#batch;
    return batchPrincipal({ kind: 'batch', createdBy, scopes });
  }
}

/** What of a row its outcome does not change. */
function baseOf(read: FileRow) {
  const { row, line, role, setAside, context, id: ownId } = read;
  return {
    row,
    line,
    ownId,
    screeningId: null,
    total: 0,
    suppressed: 0,
    role,
    setAside,
    context,
    cells: read.raw().cells,
  };
}
