import { type GoodGuyView, SCREENING_RECORD_FORMAT, type ScreeningRecordView } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { audit } from '../../../context/audit.ts';
import { actorOf } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { listSearchDecisions } from '../../decisions/list.ts';
import { presentGoodGuy } from '../../good-guys/view.ts';
import { ActorNames } from '../../records/actor-names.ts';
import { recordFor } from '../../records/record-for.ts';
import { readAnswer } from '../../records/recorded-answer.ts';
import type { StoredScreening } from '../../records/store/screening-store.ts';
import { findReceipt, PENDING } from '../get.ts';
import { recordOrder } from './record-order.ts';

const AT_ONCE = 100;

/**
 * A screening with everything done about it so far. Reading it is recorded.
 *
 * @throws ApiError `scope_missing`, `search_not_found`, `search_erased`, `receipt_pending`
 */
export async function readScreeningRecord(
  call: Call,
  searchId: string,
  form: 'json' | 'pdf',
): Promise<ScreeningRecordView> {
  const { app, principal } = call;
  const stored = await recordFor(call, searchId);
  const receipt = await findReceipt(app, stored.id);
  if (receipt === 'pending') throw new ApiError('receipt_pending', PENDING);
  const { items: decisions } = await listSearchDecisions(call, searchId);
  const goodGuys = await goodGuysOf(
    call,
    stored,
    decisions.map(({ id }) => id),
  );
  await audit(call, 'record.read', searchId, { form, decisions: decisions.length });
  const names = new ActorNames(app.storage, principal);
  return {
    format: SCREENING_RECORD_FORMAT,
    searchId,
    madeAt: new Date(app.now()).toISOString(),
    madeBy: await names.actor(actorOf(principal)),
    actor: await names.actor(stored.actor),
    request: JSON.parse(stored.request),
    policy: policyIn(stored.context),
    answer: readAnswer(stored.answer),
    decisions,
    goodGuys,
    receipt: typeof receipt === 'object' ? receipt : null,
  };
}

/** Good guys made from these decisions, in the order in which they were made. */
async function goodGuysOf(
  { app, principal }: Call,
  { id, request }: StoredScreening,
  decisions: readonly string[],
): Promise<GoodGuyView[]> {
  const { externalRef }: { readonly externalRef?: string } = JSON.parse(request);
  if (externalRef === undefined || decisions.length === 0) return [];
  const names = new ActorNames(app.storage, principal);
  const found: GoodGuyView[] = [];
  for (let before: number | undefined; ; ) {
    const page = await app.storage.goodGuys.page({ externalRef }, before, AT_ONCE, app.now());
    for (const one of page)
      if (one.decision !== null && decisions.includes(one.decision) && mayRead(one.screeningId))
        found.push(await presentGoodGuy(one, app.now(), names));
    if (page.length < AT_ONCE) return found.reverse();
    before = page.at(-1)?.place;
  }

  /** As for decisions: without `records:read`, only good guys made on this screening. */
  function mayRead(screeningId: Buffer | null): boolean {
    return principal.scopes.includes('records:read') || screeningId?.equals(id) === true;
  }
}

/** Policy at the time of the screening; null in records of releases that did not store it. */
function policyIn(context: string): ScreeningRecordView['policy'] {
  const { policy = null }: { readonly policy?: ScreeningRecordView['policy'] } = JSON.parse(context);
  return policy;
}

/**
 * A screening with everything done about it, as a PDF with the record and its receipt attached.
 *
 * @param verifyAt URL where receipts of this installation are verified
 * @throws ApiError as `readScreeningRecord`; `overloaded`, `request_cancelled`
 */
export async function printScreeningRecord(call: Call & Call, searchId: string, verifyAt: string): Promise<Buffer> {
  const order = recordOrder(await readScreeningRecord(call, searchId, 'pdf'), verifyAt);
  return call.app.printer.print(actorOf(call.principal), call.gone(), order);
}
