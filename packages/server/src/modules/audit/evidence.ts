import type { Readable } from 'node:stream';
import type { EvidenceQuery } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { checkScope } from '../../context/check-scope.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { keyIdsOf } from '../../proof/key-ids.ts';

/**
 * An evidence pack of a period: a ZIP, made while it is read. Exporting is recorded first.
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
  // Another one began while this was recorded.
  if (pack === undefined) throw busy();
  return pack;
}

const busy = (): ApiError => new ApiError('evidence_busy', { headers: { 'retry-after': '10' } });

function endsBeforeItBegins(): ApiError {
  const detail = 'The period ends before it begins.';
  return new ApiError('out_of_range', { detail, errors: [{ pointer: '/to', code: 'out_of_range', detail }] });
}
