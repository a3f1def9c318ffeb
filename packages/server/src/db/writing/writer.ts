import type { KeyObject } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type StorageProblem, StorageUnavailable, storageProblemOf } from '../../lib/errors/storage-problem.ts';
import {
  type EventStatement,
  keepDictionary,
  type Statement,
  type WriterReply,
  type WriterRequest,
} from './writer-protocol.ts';

/** Maximum number of writes per commit, which bounds how long the first of them waits. */
const LARGEST_BATCH = 2_000;

/** The thread holds one batch at a time; without limits, its garbage would grow to the machine's memory. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 512 };

type Waiting = { readonly resolve: (changes: readonly number[]) => void; readonly reject: (error: Error) => void };

const THREAD_ENDED: StorageProblem = {
  kind: 'failing',
  text: 'What writes to the database ended unexpectedly, so nothing can be recorded. The service tries again every second.',
};

/** A thread that takes `WriterRequest`s and answers with `WriterReply`s until it is closed. */
type WriterThread = Pick<EventEmitter, 'on' | 'once'> & {
  postMessage(requests: readonly WriterRequest[]): void;
};

/** Starts the thread of an entry file, for one database. */
export type StartWriterThread = (entry: URL, start: unknown) => WriterThread;

export const startWriterThread: StartWriterThread = (entry, start) =>
  new Worker(entry, { workerData: start, resourceLimits: THREAD_LIMITS });

/** The writer of one database, and how to probe whether it can be written. */
export type WriterTarget = {
  readonly startThread: () => WriterThread;
  /** Each in its own transaction: something is written, then removed. */
  readonly probe: readonly Statement[];
};

/** A write that is not durable, although others may be. The caller must not report success. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
}

/**
 * The only writer of this process: a thread with its own connection, so that waiting for the disk blocks no request.
 * Promises resolve after the commit. If the thread dies, its pending writes fail; the next write starts another.
 */
export class Writer {
  readonly #target: WriterTarget;
  readonly #onProblem: (problem: StorageProblem) => void;
  readonly #dictionaries = new Map<number, string>();
  readonly #waiting = new Map<number, Waiting>();
  #master: KeyObject | undefined;
  #outbox: WriterRequest[] = [];
  /** A batch is with the thread; further writes gather in the next one. */
  #busy = false;
  #thread: WriterThread | undefined;
  #seq = 0;
  #closed = false;

  /** @param onProblem called if a write failed because of the storage itself */
  constructor(target: WriterTarget, onProblem: (problem: StorageProblem) => void) {
    this.#target = target;
    this.#onProblem = onProblem;
  }

  /** Starts the thread, so that the first write need not wait for it. */
  start(): void {
    this.#running();
  }

  /** Runs the statements together or not at all; resolves with the number of rows that each changed. */
  unit(...statements: readonly (Statement | EventStatement)[]): Promise<readonly number[]> {
    const plain = statements.map((one) => ('event' in one ? one : plainStatement(one)));
    return this.#send((seq) => ({ kind: 'unit', seq, statements: plain }));
  }

  /** Resolves once a probe was written durably and removed. */
  async probe(): Promise<void> {
    for (const statement of this.#target.probe) await this.unit(statement);
  }

  /** Appends one screening, compressed with the context's dictionary. */
  async screening(row: Omit<Extract<WriterRequest, { kind: 'screening' }>, 'kind' | 'seq'>): Promise<void> {
    await this.#send((seq) => ({ kind: 'screening', seq, ...row }));
  }

  /** Registers a context, before the first screening that refers to it. */
  dictionary(contextId: number, body: string): void {
    keepDictionary(this.#dictionaries, contextId, body);
    this.#outbox.push({ kind: 'dictionary', contextId, body });
  }

  /** Starts sealing the ledger with keys derived from this one. */
  sign(master: KeyObject): void {
    this.#master = master;
    this.#outbox.push({ kind: 'sign', master });
    if (this.#thread !== undefined && !this.#busy) this.#post();
  }

  /** Replaces the signing key; the previous one seals the change. */
  async rotate(by: Omit<Extract<WriterRequest, { kind: 'rotate' }>, 'kind' | 'seq'>): Promise<void> {
    await this.#send((seq) => ({ kind: 'rotate', seq, ...by }));
  }

  /** Seals all unsealed entries, then a checkpoint. */
  async checkpoint(): Promise<void> {
    await this.#send((seq) => ({ kind: 'checkpoint', seq }));
  }

  /** Truncates the write-ahead log; false if it is being read. */
  async wipe(): Promise<boolean> {
    const [emptied] = await this.#send((seq) => ({ kind: 'wipe', seq }));
    return emptied === 1;
  }

  /** Waits for pending requests, then ends the thread. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    const thread = this.#thread;
    if (thread === undefined) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    this.#outbox.push({ kind: 'close' });
    if (!this.#busy) this.#post();
    await ended;
  }

  #send(request: (seq: number) => WriterRequest): Promise<readonly number[]> {
    if (this.#closed) return Promise.reject(new WriteFailed('the storage is closed'));
    const seq = ++this.#seq;
    return new Promise((resolve, reject) => {
      this.#waiting.set(seq, { resolve, reject });
      this.#outbox.push(request(seq));
      if (!this.#busy) this.#post();
    });
  }

  /** Sends all gathered requests to the thread as one transaction. */
  #post(): void {
    const thread = this.#running();
    const batch = this.#outbox.splice(0, LARGEST_BATCH);
    this.#busy = true;
    thread.postMessage(batch);
  }

  #running(): WriterThread {
    if (this.#thread !== undefined) return this.#thread;
    const thread = this.#target.startThread();
    this.#thread = thread;
    thread.on('message', (reply: WriterReply) => this.#settle(reply));
    thread.on('error', (error) => this.#lose(thread, error));
    thread.on('exit', () => this.#lose(thread, new Error('the writer thread ended')));
    for (const [contextId, body] of this.#dictionaries) this.#outbox.unshift({ kind: 'dictionary', contextId, body });
    if (this.#master !== undefined) this.#outbox.unshift({ kind: 'sign', master: this.#master });
    return thread;
  }

  #settle(reply: WriterReply): void {
    for (const result of reply) {
      const waiting = this.#waiting.get(result.seq);
      this.#waiting.delete(result.seq);
      if (!('error' in result)) waiting?.resolve(result.changes);
      else if (result.problem === undefined) waiting?.reject(new WriteFailed(result.error));
      else waiting?.reject(this.#unavailable(result.problem, new WriteFailed(result.error)));
    }
    this.#busy = false;
    if (this.#outbox.length > 0) this.#post();
  }

  #lose(thread: WriterThread, cause: Error): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    // A regular end: nothing to report.
    if (!this.#closed || this.#waiting.size > 0) {
      const lost = this.#unavailable(storageProblemOf(cause) ?? THREAD_ENDED, cause);
      for (const { reject } of this.#waiting.values()) reject(lost);
    }
    this.#waiting.clear();
    this.#outbox = [];
    this.#busy = false;
  }

  #unavailable(problem: StorageProblem, cause: Error): StorageUnavailable {
    this.#onProblem(problem);
    return new StorageUnavailable(problem, { cause });
  }
}

/** A compiled query without members that cannot be sent to a thread. */
const plainStatement = ({ sql, parameters, decides }: Statement): Statement =>
  decides === true ? { sql, parameters, decides } : { sql, parameters };
