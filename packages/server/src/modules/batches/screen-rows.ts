import { setTimeout as wait } from 'node:timers/promises';
import type { SearchRequest, SearchResponse } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import type { Principal } from '../../context/principal.ts';
import { batchPrincipal } from '../../context/prove-principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { FileRow } from '../../row-files/read-rows.ts';
import { openCasesFor, opensCases } from '../cases/open.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { recordSearch } from '../search/create.ts';
import { isPassing } from '../search/passing.ts';
import { takenIn } from '../search/present-hit.ts';
import { referencesOf, refusalOf, watchCustomer } from './customer-rows.ts';
import type { BasisCollector } from './store/basis-entry.ts';
import { type Batch, type BatchRow, earlierRowScreeningId, rowScreeningId, type StartedBatch } from './store/batch.ts';

const RETRY_MS = 5_000;
const RUNNING = { state: 'running' } as const;

/** The batch was paused or cancelled, or another node continues it: nothing is left to do here. */
export class Stopped extends Error {}

type StartedRows = StartedBatch & Pick<Batch, 'createdBy' | 'scopes' | 'opensCases' | 'watchGroup' | 'keepsGroups'>;

type RowScreeningOptions = {
  readonly basis: BasisCollector;
  /** An earlier run may have recorded rows up to this number before it ended. */
  readonly recordedTo: number;
  readonly signal: AbortSignal;
};

/** Screens rows of a batch in the name of its uploader. A row has a fixed id, so that it is recorded once. */
export class RowScreening {
  readonly #app: App;
  readonly #batch: StartedRows;
  readonly #options: RowScreeningOptions;
  /** Rows in progress, by the references of their customers and related parties. */
  readonly #customers = new Map<string, Promise<unknown>>();
  /** List revision of the last basis seen. */
  #seenRevision: number | undefined;

  constructor(app: App, batch: StartedRows, options: RowScreeningOptions) {
    [this.#app, this.#batch, this.#options] = [app, batch, options];
  }

  /**
   * Screens rows together and returns their outcomes in order. Retries passing errors without limit.
   *
   * @throws Stopped
   */
  screen(rows: readonly FileRow[]): Promise<readonly BatchRow[]> {
    const { watchGroup, keepsGroups } = this.#batch;
    if (watchGroup === null) return this.#patiently(() => Promise.all(rows.map((row) => this.#once(row))));
    const group = keepsGroups ? undefined : watchGroup;
    return this.#inTurn(referencesOf(rows), () => this.#patiently(() => this.#watched(rows, group)));
  }

  async #patiently<Done>(work: () => Promise<Done>): Promise<Done> {
    for (;;) {
      this.#options.signal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || !isPassing(error)) throw error;
        await this.#wait(error.code);
      }
    }
  }

  /**
   * Handles rows that share a reference in file order: of one customer the last row wins, and a reference that another
   * party has is an error of the later row.
   */
  async #inTurn<Done>(references: readonly string[], work: () => Promise<Done>): Promise<Done> {
    const before = references.flatMap((reference) => this.#customers.get(reference) ?? []);
    const done = before.length === 0 ? work() : Promise.all(before).then(work);
    const settled = done.then(
      () => {},
      () => {},
    );
    for (const reference of references) this.#customers.set(reference, settled);
    await settled;
    for (const reference of references)
      if (this.#customers.get(reference) === settled) this.#customers.delete(reference);
    return done;
  }

  async #watched(rows: readonly FileRow[], group: string | undefined): Promise<readonly BatchRow[]> {
    const outcomes = await watchCustomer(this.#call, rows, group);
    await this.#seeGround(rows, outcomes);
    return rows.flatMap((read, at): readonly BatchRow[] => {
      const outcome = outcomes[at];
      if (outcome === undefined) return [];
      const base = baseOf(read);
      const error = outcome.error === null ? null : { ...outcome.error, raw: read.raw().raw };
      return [{ ...base, ...outcome, error, notes: 'notes' in read ? read.notes : [] }];
    });
  }

  /** Notes what rows were screened on. Reads one record per list revision, since all others have the same basis. */
  async #seeGround(rows: readonly FileRow[], outcomes: readonly Pick<BatchRow, 'screeningId'>[]): Promise<void> {
    const { lists, storage } = this.#app;
    if (this.#seenRevision === lists.revision) return;
    const at = outcomes.findIndex(({ screeningId }) => screeningId !== null);
    const [row, id] = [rows[at]?.row, outcomes[at]?.screeningId];
    const stored = id == null ? undefined : await storage.screenings.find(id);
    if (row === undefined || stored === undefined) return;
    this.#seenRevision = lists.revision;
    this.#options.basis.see(row, JSON.parse(stored.answer));
  }

  get #call(): Call {
    const [app, requestId] = [this.#app, this.#batch.id];
    return { app, principal: this.principal, requestId, gone: () => this.#options.signal };
  }

  async #once(read: FileRow): Promise<BatchRow> {
    const { raw } = read.raw();
    const base = baseOf(read);
    if ('error' in read) return { ...base, outcome: 'error', error: { ...read.error, raw }, notes: [] };
    const { request, notes } = read;
    const id = rowScreeningId(this.#batch, read.row);
    // The full answer is recorded, even if a JSON row requests a view.
    const { view: _, ...asked } = this.#batch.opensCases ? { ...request, openCase: true } : request;
    const stored = read.row > this.#options.recordedTo ? undefined : await this.#recorded(id, read.row);
    if (stored !== undefined) {
      const answer: SearchResponse = JSON.parse(stored.answer);
      await this.#openCases(asked, answer);
      return { ...base, ...this.#cameTo(read.row, answer), screeningId: stored.id, notes };
    }
    try {
      const { answer } = await recordSearch(this.#call, asked, [], id);
      await this.#openCases(asked, answer);
      return { ...base, ...this.#cameTo(read.row, answer), screeningId: id, notes };
    } catch (error) {
      return { ...base, outcome: 'error', error: { ...refusalOf(error), raw }, notes };
    }
  }

  async #openCases(asked: SearchRequest, answer: SearchResponse): Promise<void> {
    if (opensCases(asked)) await openCasesFor(this.#call, asked, answer, 'batch');
  }

  /** Record of a row from an earlier run, possibly under the id of an earlier version. */
  async #recorded(id: Buffer, row: number): Promise<StoredScreening | undefined> {
    const ids = [id, earlierRowScreeningId(this.#batch, row)];
    return (await this.#app.storage.screenings.findAll(ids))[0];
  }

  #cameTo(row: number, answer: SearchResponse): Pick<BatchRow, 'outcome' | 'total' | 'suppressed' | 'error'> {
    this.#options.basis.see(row, answer);
    const { outcome, total, suppressed } = answer;
    return { outcome, total, suppressed: takenIn(suppressed), error: null };
  }

  async #wait(problem: string): Promise<void> {
    const { batches } = this.#app.storage;
    await batches.change(this.#batch.id, ['running'], { problem }).catch(() => false);
    await wait(RETRY_MS, undefined, { signal: this.#options.signal });
    // Retries if the database cannot be read either.
    const found = await batches.find(this.#batch.id).catch(() => RUNNING);
    if (found?.state !== 'running') throw new Stopped();
  }

  /** The uploader, with the scopes held at the time of the upload. */
  get principal(): Principal {
    const { createdBy, scopes } = this.#batch;
    return batchPrincipal({ kind: 'batch', createdBy, scopes });
  }
}

/** Fields of a row that do not depend on its outcome. */
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
