import { setImmediate } from 'node:timers/promises';
import { ListRefused } from '@namesake/lists';
import type { App, Call } from '../../context/app.ts';
import { CountedFile } from '../../row-files/file-bytes.ts';
import { type FileRow, readRows } from '../../row-files/read-rows.ts';
import { RowScreening, Stopped } from './screen-rows.ts';
import { BasisCollector } from './store/basis-entry.ts';
import type { Batch, BatchRow } from './store/batch.ts';
import { leaveBook, SeenCustomers } from './whole-book.ts';

/** Rows recorded together, while the next ones are screened. */
const CHUNK_ROWS = 500;
/**
 * Rows screened concurrently: their records are committed together. Few beside live searches, which wait behind them.
 */
const AT_ONCE = 50;
const AT_ONCE_BESIDE_SEARCHES = 2;

/**
 * Screens the rows of a batch from where it stopped, in the name of its uploader. It can be resumed after any failure:
 * a row has a fixed id, so it is recorded once, and counts as done together with its outcome.
 */
export async function runBatch(app: App, id: string, signal: AbortSignal): Promise<void> {
  const { batches } = app.storage;
  await batches.change(id, ['queued'], { state: 'running' });
  const batch = await batches.find(id);
  if (batch?.state !== 'running' || batch.startedAt === null) return;
  const basis = new BasisCollector(await batches.basis(id));
  const run = new Run(app, { ...batch, startedAt: batch.startedAt }, basis, signal);
  const done = (state: 'done' | 'failed', problem: string | null) => {
    const detail = { rows: run.rows, counts: run.counts, problem };
    const event = { at: app.now(), actor: 'service', action: `batch.${state}`, target: id, detail, requestId: '' };
    return batches.change(id, ['running'], { state, problem, endedAt: app.now() }, event);
  };
  try {
    await run.go();
    await done('done', null);
  } catch (error) {
    // The batch may have been resumed already, while this run still occupied its job.
    if (error instanceof Stopped)
      return (await batches.find(id))?.state === 'queued' ? runBatch(app, id, signal) : undefined;
    if (!(error instanceof ListRefused)) throw error;
    await done('failed', 'file_unreadable');
  }
}

type RunningBatch = Batch & { readonly startedAt: number };

/** Outcomes of rows in progress. */
type Begun = Promise<readonly BatchRow[]>;

class Run {
  readonly #app: App;
  readonly #signal: AbortSignal;
  readonly #basis: BasisCollector;
  readonly #file: CountedFile;
  readonly #screening: RowScreening;
  #batch: RunningBatch;
  readonly #underWay = new Set<Begun>();
  /** Resolved when fewer rows are in progress. */
  #fewer = Promise.withResolvers<void>();
  /** First failure; no rows are begun after it. */
  #failure: { readonly error: unknown } | undefined;

  constructor(app: App, batch: RunningBatch, basis: BasisCollector, signal: AbortSignal) {
    [this.#app, this.#batch, this.#basis, this.#signal] = [app, batch, basis, signal];
    this.#file = new CountedFile(app.storage.batchFiles.file(batch.id));
    // Two chunks may be in progress, and each may run over with the parties of its last row.
    this.#screening = new RowScreening(app, batch, { basis, recordedTo: batch.rows + 3 * CHUNK_ROWS, signal });
  }

  get rows(): number {
    return this.#batch.rows;
  }

  get counts(): Batch['counts'] {
    return this.#batch.counts;
  }

  async go(): Promise<void> {
    const book = this.#batch.isWholeBook ? new SeenCustomers() : null;
    try {
      await this.#screenFile(book);
    } finally {
      await Promise.allSettled(this.#underWay);
    }
    if (book === null) return;
    this.#checkIsWhole();
    const [app, requestId] = [this.#app, this.#batch.id];
    const call: Call = { app, principal: this.#screening.principal, requestId, gone: () => this.#signal };
    await leaveBook(call, this.#batch, book);
  }

  /** Screens the rows after those that are done. The next chunk is screened while one is stored. */
  async #screenFile(book: SeenCustomers | null): Promise<void> {
    const doneTo = this.#batch.rows;
    let [chunk, rows, stored]: [(readonly FileRow[])[], number, Promise<void>] = [[], 0, Promise.resolve()];
    const screen = async () => {
      const begun = await this.#begin(chunk);
      await stored;
      stored = this.#store(begun);
      stored.catch(this.#fail);
      [chunk, rows] = [[], 0];
    };
    await this.#checkCreator();
    try {
      for await (const parties of byRow(readRows(this.#file, this.#batch))) {
        for (const one of parties) book?.see(one);
        if ((parties[0]?.row ?? 0) <= doneTo) continue;
        // Keeps the parties of one file row together.
        if (rows >= CHUNK_ROWS) {
          await screen();
          await this.#checkCreator();
        }
        chunk.push(...(this.#batch.watchGroup === null ? parties.map((one) => [one]) : [parties]));
        rows += parties.length;
      }
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      // Rows before the unreadable part are screened and shown.
      await screen();
      await stored;
      throw error;
    }
    if (rows > 0) await screen();
    await stored;
  }

  /**
   * A customer beyond the point where a file is cut off is not missing from it. Workbooks are stored as lines, so their
   * stored length is unknown.
   *
   * @throws ListRefused
   */
  #checkIsWhole(): void {
    const { fileBytes, format } = this.#batch;
    if (format !== 'xlsx' && this.#file.readBytes < fileBytes)
      throw new ListRefused('truncated', 'is not stored in full: send it again');
  }

  /** Begins the next row as soon as one is done. Beginning rows in one go costs a third less than between reads. */
  async #begin(chunk: readonly (readonly FileRow[])[]): Promise<readonly Begun[]> {
    const begun: Begun[] = [];
    for (const rows of chunk) {
      while (this.#underWay.size >= (this.#app.live.areComing ? AT_ONCE_BESIDE_SEARCHES : AT_ONCE)) {
        await this.#fewer.promise;
        // Gives other requests their turn.
        await setImmediate();
        if (this.#failure !== undefined) throw this.#failure.error;
      }
      begun.push(this.#screen(rows));
    }
    return begun;
  }

  #screen(rows: readonly FileRow[]): Begun {
    const done = this.#screening.screen(rows);
    this.#underWay.add(done);
    done.catch(this.#fail).finally(() => {
      this.#underWay.delete(done);
      this.#fewer.resolve();
      this.#fewer = Promise.withResolvers();
    });
    return done;
  }

  readonly #fail = (error: unknown): void => {
    this.#failure ??= { error };
  };

  async #store(chunk: readonly Begun[]): Promise<void> {
    const done = (await Promise.all(chunk)).flat();
    this.#signal.throwIfAborted();
    const basis = this.#basis.upTo(done.at(-1)?.row ?? 0);
    const progress = { readBytes: this.#file.readBytes, basis };
    if (!(await this.#app.storage.batches.finish(this.#batch, done, progress))) throw new Stopped();
    this.#basis.stored(basis);
    const found = await this.#app.storage.batches.find(this.#batch.id);
    if (found?.state !== 'running') throw new Stopped();
    this.#batch = { ...found, startedAt: this.#batch.startedAt };
  }

  /** Nothing is screened in the name of a caller who lost access: the batch is paused and states why. */
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
}

/** Groups the parties of each file row. If the file breaks off, yields the last complete row before it fails. */
async function* byRow(rows: AsyncIterable<FileRow>): AsyncGenerator<readonly FileRow[]> {
  let parties: FileRow[] = [];
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const one of rows) {
      if (one.isFirst && parties.length > 0) {
        yield parties;
        parties = [];
      }
      parties.push(one);
    }
  } catch (error) {
    failure = { error };
  }
  if (parties.length > 0) yield parties;
  if (failure !== undefined) throw failure.error;
}
