import type { Readable } from 'node:stream';
import type { ChainStatus, EvidenceQuery } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { keyIdsOf } from '../../proof/receipt-key.ts';

/** Number of recorded and sealed entries, and the result of the latest verification. */
export async function chainStatus({ app }: Call): Promise<ChainStatus> {
  const { last, entries, segments, unsealed, erased } = await app.storage.chain.facts();
  return {
    entryCount: entries,
    segmentCount: segments,
    unsealedCount: unsealed,
    erasedCount: erased,
    sealedAt: last === undefined ? null : new Date(last.sealedAt).toISOString(),
    head: last?.head.toString('hex') ?? null,
    keyId: last?.keyId ?? null,
    verification: app.chainCheck.latest ?? null,
  };
}

/** Starts a verification of everything recorded, unless one is running. Its start and its result are recorded. */
export async function verifyChain(call: Call): Promise<ChainStatus> {
  if (call.app.chainCheck.latest?.state === 'running') return chainStatus(call);
  await audit(call, 'audit.verification_started', '');
  call.app.chainCheck.start(({ state, entryCount: entries, break: broken }) => {
    const detail = { result: state, entries, ...(broken === null ? {} : { break: broken.kind, entry: broken.entry }) };
    // Not awaited: a storage that cannot write reports the problem itself.
    audit(call, 'audit.verified', '', detail).catch(() => undefined);
  });
  return chainStatus(call);
}

/**
 * An evidence pack for a period: a ZIP that is generated while it is read. The export is recorded first.
 *
 * @throws ApiError `scope_missing`, `out_of_range`, `evidence_busy`
 */
export async function exportEvidence(call: Call, { from, to, names = true }: EvidenceQuery): Promise<Readable> {
  const { app, principal } = call;
  checkScope(principal, 'records:read', 'an evidence pack has the recorded screenings of everybody');
  const period = { fromMs: Date.parse(from), toMs: Date.parse(to) };
  if (period.fromMs >= period.toMs) throw endsBeforeItBegins();
  if (app.evidenceDesk.isBusy) throw busy();
  await audit(call, 'evidence.exported', '', { from, to, names: names ? 'yes' : 'no' });
  const { receipts: master, rows: rowKey } = app.keys;
  const by = { actor: actorOf(principal), madeAt: app.now(), version: app.version };
  const order = { period, withNames: names, ...by, master, rowKey, trusted: keyIdsOf(master) };
  const pack = app.evidenceDesk.open(order);
  // Another export began while this one was recorded.
  if (pack === undefined) throw busy();
  return pack;
}

const busy = (): ApiError => new ApiError('evidence_busy', { headers: { 'retry-after': '10' } });

function endsBeforeItBegins(): ApiError {
  const detail = 'The period ends before it begins.';
  return new ApiError('out_of_range', { detail, errors: [{ pointer: '/to', code: 'out_of_range', detail }] });
}
