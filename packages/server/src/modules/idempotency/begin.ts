import { createHmac } from 'node:crypto';
import type { KeptOfAnswer, SearchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId, newScreeningId } from '../../lib/ids/screening-id.ts';
import { openCasesFor, opensCases } from '../cases/open.ts';
import { compactView } from '../records/compact-view.ts';
import { erasedText } from '../records/record-for.ts';
import { answerText, readAnswer } from '../records/recorded-answer.ts';
import type { KeptAnswer, KeyedRequest, StoredRequest } from './idempotency-store.ts';

const KEPT_MS = 24 * 3_600_000;

/** Upper bound for a request. One that has not ended by then was interrupted. */
const LEASE_MS = 120_000;

const RETRY_SECONDS = '2';

/** A key with its request. */
type Keyed = {
  readonly key: string;
  /** Endpoint, URL and body, which identify the request. */
  readonly content: string;
  readonly kept: KeptOfAnswer;
};

/** The request has to be processed and ended by `endKeyed`, or its answer exists already. */
type Begun = { readonly request: KeyedRequest } | { readonly again: KeptAnswer & { readonly body: string } };

/**
 * Begins a request with an Idempotency-Key, which belongs to its caller. A request is never processed twice: a repeated
 * one gets the first answer, or is processed if an earlier attempt is known to have changed nothing.
 *
 * @throws ApiError `idempotency_key_reused`, `idempotency_in_flight`, `idempotency_answer_lost`, `search_erased`
 */
export async function beginKeyed(call: Call, { key, content, kept }: Keyed): Promise<Begun> {
  const { keys, now, storage } = call.app;
  const nowMs = now();
  const hash = (text: string) => createHmac('sha256', keys.idempotency).update(text).digest();
  const request: KeyedRequest = {
    keyHash: hash(`key\n${actorOf(call.principal)}\n${key}`),
    fingerprint: hash(`content\n${content}`),
    requestId: call.requestId,
    searchId: kept === 'searchId' ? newScreeningId(nowMs) : null,
    leaseUntil: nowMs + LEASE_MS,
    expiresAt: nowMs + KEPT_MS,
  };
  const first = await storage.idempotency.claim(request, nowMs);
  if (first.requestId === request.requestId) return { request };
  if (!first.fingerprint.equals(request.fingerprint)) throw new ApiError('idempotency_key_reused');
  if (first.answer?.body === null) throw new ApiError('idempotency_answer_lost');
  if (first.answer !== null) return { again: { ...first.answer, body: first.answer.body } };
  const recorded = first.searchId === null ? undefined : await readAgain(call, first.searchId);
  if (recorded !== undefined) return { again: { status: 200, body: recorded } };
  if (first.leaseUntil > nowMs) throw inFlight();
  if (await wasDone(call, first)) throw new ApiError('idempotency_answer_lost');
  if (!(await storage.idempotency.takeOver(first, request))) throw inFlight();
  return { request };
}

/** Whether an attempt without an answer has changed anything. A change and its event are one transaction. */
async function wasDone({ app }: Call, { requestId }: StoredRequest): Promise<boolean> {
  return (await app.storage.auditEntries.events({ requestId }, undefined, 1)).length > 0;
}

const inFlight = (): ApiError => new ApiError('idempotency_in_flight', { headers: { 'retry-after': RETRY_SECONDS } });

/**
 * Answer to a search recorded under the caller's key, in the requested view. Undefined if nothing was recorded. Reading
 * it is recorded, as is reading it by its id.
 *
 * @throws ApiError `search_erased`
 */
async function readAgain(call: Call, id: Buffer): Promise<string | undefined> {
  const { screenings, erasure } = call.app.storage;
  const stored = await screenings.find(id);
  if (stored === undefined) {
    const erased = await erasure.findErased(id);
    if (erased === undefined) return undefined;
    throw new ApiError('search_erased', { detail: erasedText(erased) });
  }
  await audit(call, 'record.read', formatScreeningId(id));
  const asked: SearchRequest = JSON.parse(stored.request);
  const answer = readAnswer(stored.answer);
  // The first attempt may have ended after the record and before its cases.
  if (opensCases(asked)) await openCasesFor(call, asked, answer, 'search');
  return asked.view === 'compact' ? JSON.stringify(compactView(answer)) : answerText(stored.answer);
}
