import { type RowAnswer, rowAnswerOf } from './answer.ts';
import type { Batch, Schemas, SearchRequest } from './api-types.ts';
import { NamesakeError } from './error.ts';
import { batchOf, readJson, SHAPES } from './read-answer.ts';
import { type CallOptions, filled, newKey, type Transport, waitBefore } from './transport.ts';

/** A row to screen: a search, with your id of it and the parties beside it. */
export type BatchRow = SearchRequest & {
  readonly id?: string | number;
  readonly related?: readonly (SearchRequest & { readonly role: string })[];
};

/** How far a screening of rows is. */
export type BatchProgress = {
  /** Rows that are done, of all batches. */
  readonly rowCount: number;
  /** The batch that is under way. */
  readonly batch: Batch;
};

/** How rows are screened. */
export type ScreenOptions = CallOptions & {
  /** What the batches are called. Addresses hold it: no names of people. */
  readonly name?: string;
  readonly policy?: string;
  readonly openCases?: boolean;
  /** Puts each row under watch, by its id. */
  readonly watch?: boolean;
  readonly group?: string;
  /** Rows that are uploaded together. Default: 10,000. */
  readonly rowsPerBatch?: number;
  readonly onProgress?: (progress: BatchProgress) => void;
};

const ROWS_PER_BATCH = 10_000;
const ROWS_PER_PAGE = 500;
const UPLOAD_MS = 600_000;
/** The service ends a stream after fifteen minutes. */
const STREAM_MS = 960_000;
/** For a caller who has left: nobody waits for it. */
const CANCEL_MS = 5_000;

/** Screens many rows in the background of the service. */
export class Batches {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Uploads rows, a part at a time, and gives back each with its answer, in order. Rows are read only as far as they
   * are screened, and any number of them can be given. Takes the scopes `search:write` and `search:read`.
   *
   * @throws NamesakeError `batch_not_done` where somebody cancelled a batch, or it failed; `rows_missing` where a row
   * has no answer: a caller that collects those to hold must not miss one
   */
  async *screen(
    rows: Iterable<BatchRow> | AsyncIterable<BatchRow>,
    options: ScreenOptions = {},
  ): AsyncGenerator<RowAnswer, void, undefined> {
    const key = options.idempotencyKey ?? newKey();
    let [part, rowCount] = [0, 0];
    for await (const lines of partsOf(rows, options.rowsPerBatch ?? ROWS_PER_BATCH)) {
      const made = await this.#upload(lines, { ...options, idempotencyKey: `${key}-${part}` });
      const before = rowCount;
      const done = await this.#followed(made, options, (batch) =>
        options.onProgress?.({ rowCount: before + batch.rowCount, batch }),
      );
      yield* this.#everyRow(done.id, lines.length, options);
      [part, rowCount] = [part + 1, before + done.rowCount];
    }
  }

  /** Rows of parties beside a row are on its line. */
  async *#everyRow(id: string, expected: number, options: CallOptions): AsyncGenerator<RowAnswer, void, undefined> {
    const lines = new Set<number>();
    for await (const answer of this.results(id, options)) {
      lines.add(answer.raw.line);
      yield answer;
    }
    if (lines.size !== expected)
      throw new NamesakeError('rows_missing', `The batch ${id} has ${lines.size} of ${expected} rows.`);
  }

  /** The rows of a batch that are done, with their answers, in the order of the file. */
  async *results(id: string, { signal, timeoutMs }: CallOptions = {}): AsyncGenerator<RowAnswer, void, undefined> {
    const path = filled('/api/v1/batches/{id}/results', { id });
    let cursor: string | undefined;
    do {
      const query = { limit: ROWS_PER_PAGE, cursor };
      const read = readJson<Schemas['BatchResults']>(SHAPES.results);
      const page = await this.#transport.send({ method: 'GET', path, query, signal, timeoutMs }, read);
      yield* page.items.map(rowAnswerOf);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }

  #upload(lines: readonly string[], options: ScreenOptions & { idempotencyKey: string }): Promise<Batch> {
    const { name, policy, openCases, watch, group, signal, timeoutMs = UPLOAD_MS, idempotencyKey } = options;
    const query = { name, policy, openCases, watch, group };
    const text = lines.map((line) => `${line}\n`);
    const body = new Blob(text, { type: 'application/x-ndjson' });
    const call = { method: 'POST', path: '/api/v1/batches', query, body, timeoutMs, signal, idempotencyKey } as const;
    return this.#transport.send(call, readJson<Batch>(SHAPES.batch));
  }

  /** Resolves when all rows are done. The stream of a batch may end before that: the next one begins with all of it. */
  async #followed(made: Batch, { signal }: ScreenOptions, onBatch: (batch: Batch) => void): Promise<Batch> {
    const path = filled('/api/v1/batches/{id}', { id: made.id });
    const stream = {
      method: 'GET',
      path: `${path}/events`,
      accept: 'text/event-stream',
      timeoutMs: STREAM_MS,
    } as const;
    let [batch, idle] = [made, 0];
    try {
      while (batch.endedAt === null) {
        const told = await this.#transport.send({ ...stream, signal }, asStream);
        const before = batch;
        for await (const one of told) {
          batch = one;
          onBatch(batch);
        }
        // Some proxies end a stream after each event: only what is new is a reason to ask again at once.
        const isNew = batch.state !== before.state || batch.rowCount !== before.rowCount;
        idle = isNew ? 0 : idle + 1;
        if (!isNew) await this.#transport.wait(waitBefore(idle - 1), signal ?? new AbortController().signal);
      }
    } catch (error) {
      // Not awaited: the caller has left, and a failure can be reported to nobody.
      if (signal?.aborted === true) this.#cancel(`${path}/cancel`).catch(() => undefined);
      throw error;
    }
    if (batch.state === 'done') return batch;
    const why = batch.problem === null ? '' : `: ${batch.problem}`;
    throw new NamesakeError('batch_not_done', `The batch ${batch.id} is ${batch.state}${why}.`);
  }

  #cancel(path: string): Promise<unknown> {
    return this.#transport.send({ method: 'POST', path, timeoutMs: CANCEL_MS }, readJson());
  }
}

async function asStream(response: Response): Promise<AsyncIterable<Batch>> {
  const { body, headers, status } = response;
  if (body === null || headers.get('content-type')?.startsWith('text/event-stream') !== true)
    throw new NamesakeError('unexpected_answer', 'The answer is no stream of events.', { status });
  return batchesTold(body, response);
}

/** The events of a batch as they come. A connection that breaks ends them; who stops reading ends the connection. */
async function* batchesTold(
  stream: ReadableStream<Uint8Array>,
  response: Response,
): AsyncGenerator<Batch, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const read = await reader.read().catch(() => undefined);
      if (read === undefined || read.done) return;
      const events = `${text}${decoder.decode(read.value, { stream: true })}`.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data:(.*)$/m.exec(event)?.[1];
        if (data !== undefined) yield batchOf(data, response);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function* partsOf(rows: Iterable<BatchRow> | AsyncIterable<BatchRow>, most: number) {
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(JSON.stringify(row));
    if (lines.length < most) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}
