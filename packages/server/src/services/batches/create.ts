import { createHash } from 'node:crypto';
import type { BatchView, CreateBatchQuery } from '@namesake/contract';
import { ListRefused } from '@namesake/lists';
import { actorOf } from '../../auth/principal.ts';
import type { Batch, FileEncoding } from '../../batches/batch.ts';
import { csvFile } from '../../batches/reading/csv-file.ts';
import { EncodingDetector } from '../../batches/reading/detect-encoding.ts';
import { guessColumns, namesSomebody } from '../../batches/reading/guess-columns.ts';
import { ApiError } from '../../errors/api-error.ts';
import { randomBase62 } from '../../ids/base62.ts';
import type { BatchStore } from '../../storage/ports/batches.ts';
import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentBatch } from './present-batch.ts';

/** Unfinished batches of one caller: their files are stored. */
const MOST_UNFINISHED = 10;
const CHUNK_BYTES = 256 * 1024;
const MOST_BYTES = 500 * 1024 * 1024;

/** A file as it arrives. */
export type UploadedFile = {
  readonly format: Batch['format'];
  readonly bytes: AsyncIterable<Uint8Array>;
};

type CreateCall = Call<'now' | 'policy' | 'queueBatch', 'batches' | 'policies' | 'tokens' | 'users'>;

/**
 * Stores a file of rows, part by part, and says how it would be read. It starts at once where that was asked for, and
 * where nothing is to be guessed.
 *
 * @throws ApiError `scope_missing`, `batch_limit`, `unknown_policy`, `body_too_large`, `file_empty`, `file_unreadable`,
 *   `mapping_incomplete`
 */
export async function createBatch(
  call: CreateCall,
  { name, policy = 'default', start }: CreateBatchQuery,
  { format, bytes }: UploadedFile,
): Promise<BatchView> {
  const { app, principal } = call;
  const { batches } = app.storage;
  checkScope(principal, 'search:write');
  await findPolicy(app, policy);
  if ((await batches.unfinished(actorOf(principal))) >= MOST_UNFINISHED) throw new ApiError('batch_limit');
  const id = `bat_${randomBase62(16)}`;
  try {
    const stored = await storeFile(batches, id, bytes);
    const columns = format === 'csv' ? await columnsOf(batches, id, stored.encoding) : null;
    const isReady = columns === null || namesSomebody(columns);
    const isStarted = start === 'true' || (start === undefined && format !== 'csv');
    if (isStarted && !isReady) throw new ApiError('mapping_incomplete');
    const nowMs = app.now();
    const batch: Batch = {
      ...{
        id,
        name: name ?? `batch-${new Date(nowMs).toISOString().slice(0, 10)}`,
        format,
        ...stored,
        policy,
        columns,
      },
      ...{ state: isStarted ? 'queued' : 'draft', problem: null, createdBy: actorOf(principal), createdAt: nowMs },
      ...{ scopes: principal.scopes, startedAt: isStarted ? nowMs : null, endedAt: null, rows: 0, counts: {} },
    };
    const { fileSha256, fileBytes } = stored;
    await batches.add(
      batch,
      auditEvent(call, 'batch.created', id, { format, fileSha256, fileBytes, policy, isStarted }),
    );
    if (isStarted) await app.queueBatch(id);
    return presentBatch(batch, new ActorNames(app.storage, principal));
  } catch (error) {
    await batches.dropFile(id).catch(() => {});
    throw error instanceof ListRefused
      ? new ApiError('file_unreadable', { detail: `The file ${error.message}.` })
      : error;
  }
}

async function storeFile(
  batches: Pick<BatchStore, 'addChunk'>,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly fileSha256: string; readonly fileBytes: number; readonly encoding: FileEncoding }> {
  const [hash, detector] = [createHash('sha256'), new EncodingDetector()];
  let [number, fileBytes] = [0, 0];
  let held: Buffer[] = [];
  const store = async (): Promise<void> => {
    const data = Buffer.concat(held);
    held = [];
    if (data.length === 0) return;
    await batches.addChunk(id, number, data);
    number += 1;
  };
  for await (const part of bytes) {
    const chunk = Buffer.from(part);
    fileBytes += chunk.length;
    if (fileBytes > MOST_BYTES) throw new ApiError('body_too_large');
    hash.update(chunk);
    detector.see(chunk);
    held.push(chunk);
    if (held.reduce((sum, one) => sum + one.length, 0) >= CHUNK_BYTES) await store();
  }
  await store();
  if (fileBytes === 0) throw new ApiError('file_empty');
  return { fileSha256: hash.digest('hex'), fileBytes, encoding: detector.end() };
}

async function columnsOf(batches: Pick<BatchStore, 'file'>, id: string, encoding: FileEncoding) {
  const rows = csvFile(batches.file(id), encoding);
  const headings = (await rows.next()).value?.cells;
  const first = await rows.next();
  await rows.return(undefined);
  if (headings === undefined || first.done === true) throw new ApiError('file_empty');
  return guessColumns(headings);
}
