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

/** Most writes in one commit: bounds how long the first of them waits. */
const LARGEST_BATCH = 2_000;

/** The thread holds one batch at a time; without limits its garbage would grow to what the machine has. */
const THREAD_LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 512 };

type Waiting = { readonly resolve: (changes: readonly number[]) => void; readonly reject: (error: Error) => void };

const THREAD_ENDED: StorageProblem = {
  kind: 'failing',
  text: 'What writes to the database ended unexpectedly, so nothing can be recorded. The service tries again every second.',
};

/** A thread that takes `WriterRequest`s and answers with `WriterReply`s until it is to close. */
type WriterThread = Pick<EventEmitter, 'on' | 'once'> & {
  postMessage(requests: readonly WriterRequest[]): void;
};

/** Starts the thread of an entry file, for one database. */
export type StartWriterThread = (entry: URL, start: unknown) => WriterThread;

export const startWriterThread: StartWriterThread = (entry, start) =>
  new Worker(entry, { workerData: start, resourceLimits: THREAD_LIMITS });

/** Of one database: what writes to it, and how to find out whether it can be written. */
export type WriterTarget = {
  readonly startThread: () => WriterThread;
  /** Each its own transaction: something is written, then taken away. */
  readonly probe: readonly Statement[];
};

/** A write that is not durable, although others may be. The caller must not answer as if it were. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
}

/**
 * The one writer of this process: a thread with a connection of its own, so that waiting for the disk blocks no
 * request. Promises resolve after the commit. A thread that dies fails what it held; the next write starts another.
 */
export class Writer {
  readonly #target: WriterTarget;
  readonly #onProblem: (problem: StorageProblem) => void;
  readonly #dictionaries = new Map<number, string>();
  readonly #waiting = new Map<number, Waiting>();
  #master: KeyObject | undefined;
  #outbox: WriterRequest[] = [];
  /** A batch is with the thread; what comes meanwhile is the next one. */
  #busy = false;
  #thread: WriterThread | undefined;
  #seq = 0;
  #closed = false;

  /** @param onProblem called if a write failed because of the storage itself */
  constructor(target: WriterTarget, onProblem: (problem: StorageProblem) => void) {
    this.#target = target;
    this.#onProblem = onProblem;
  }

  /** Starts the thread now: the first write need not wait for it. */
  start(): void {
    this.#running();
  }

  /** Runs the statements all or none; resolves with the number of rows that each changed. */
  unit(...statements: readonly (Statement | EventStatement)[]): Promise<readonly number[]> {
    const plain = statements.map((one) => ('event' in one ? one : plainStatement(one)));
    return this.#send((seq) => ({ kind: 'unit', seq, statements: plain }));
  }

  /** Resolves when something was written durably, and was taken away again. */
  async probe(): Promise<void> {
    for (const statement of this.#target.probe) await this.unit(statement);
  }

  /** Appends one screening; its body is packed with the context's dictionary. */
  async screening(row: Omit<Extract<WriterRequest, { kind: 'screening' }>, 'kind' | 'seq'>): Promise<void> {
    await this.#send((seq) => ({ kind: 'screening', seq, ...row }));
  }

  /** Makes a context known, before the first screening that refers to it. */
  dictionary(contextId: number, body: string): void {
    keepDictionary(this.#dictionaries, contextId, body);
    this.#outbox.push({ kind: 'dictionary', contextId, body });
  }

  /** Seals the ledger with keys derived from this one from now on. */
  sign(master: KeyObject): void {
    this.#master = master;
    this.#outbox.push({ kind: 'sign', master });
    if (this.#thread !== undefined && !this.#busy) this.#post();
  }

  /** Another key signs from now on; that is sealed by the one before. */
  async rotate(by: Omit<Extract<WriterRequest, { kind: 'rotate' }>, 'kind' | 'seq'>): Promise<void> {
    await this.#send((seq) => ({ kind: 'rotate', seq, ...by }));
  }

  /** Seals what is not sealed, then a checkpoint. */
  async checkpoint(): Promise<void> {
    await this.#send((seq) => ({ kind: 'checkpoint', seq }));
  }

  /** Empties the write-ahead log; false where it is being read. */
  async wipe(): Promise<boolean> {
    const [emptied] = await this.#send((seq) => ({ kind: 'wipe', seq }));
    return emptied === 1;
  }

  /** Waits for all that was asked, then ends the thread. */
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

  /** Hands the thread everything that has gathered: it becomes one transaction. */
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
    // An orderly end: nothing to report.
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

/** A compiled query without what no thread can be sent. */
const plainStatement = ({ sql, parameters, decides }: Statement): Statement =>
  decides === true ? { sql, parameters, decides } : { sql, parameters };
