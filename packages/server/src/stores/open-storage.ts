import { EventEmitter } from 'node:events';
import type { Settings } from '../config/settings.ts';
import type { OpenFor } from '../db/dialect.ts';
import { type StartWriterThread, startWriterThread } from '../db/writing/writer.ts';
import type { WriterReply, WriterRequest } from '../db/writing/writer-protocol.ts';
import { openSqliteStorage } from './open-sqlite.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the configured database: PostgreSQL if its URL is set, else SQLite in the data folder.
 * @throws ConfigError when it cannot be used
 */
export async function openStorage(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  openFor: OpenFor = 'command',
  startThread: StartWriterThread = openFor === 'preview' ? startDroppingWriter : startWriterThread,
): Promise<Storage> {
  if (databaseUrl === null) return openSqliteStorage(dataDir, openFor, startThread);
  // Loaded only when needed.
  const { openPostgresStorage } = await import('./open-postgres.ts');
  return openPostgresStorage(databaseUrl, openFor, startThread);
}

/**
 * A writer that drops every write and reports success, so that the program runs but the database is unchanged. Only for
 * a process whose results must not be kept.
 */
const startDroppingWriter: StartWriterThread = () => {
  const thread = new EventEmitter();
  const answer = (requests: readonly WriterRequest[]): void => {
    const reply: WriterReply = requests.flatMap((request) =>
      'seq' in request ? [{ seq: request.seq, changes: changesOf(request) }] : [],
    );
    thread.emit('message', reply);
    if (requests.some(({ kind }) => kind === 'close')) thread.emit('exit', 0);
  };
  return Object.assign(thread, {
    postMessage: (requests: readonly WriterRequest[]) => setImmediate(answer, requests),
  });
};

const changesOf = (request: WriterRequest): readonly number[] =>
  request.kind === 'unit' ? request.statements.map(() => 1) : [1];
