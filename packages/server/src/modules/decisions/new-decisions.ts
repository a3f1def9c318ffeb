import { randomBytes } from 'node:crypto';
import type { DecideRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { fourEyesFor, personOf } from './four-eyes.ts';
import type { ScreenedSubject } from './screened-subject.ts';
import { eventDigest } from './store/event-digest.ts';
import type { MadeDecision, NewDecisionEvent } from './store/hit-decision.ts';

const ID_LENGTH = 16;
const DAY_MS = 86_400_000;

/** A recorded screening, the subject of decisions on it, and the listings to decide. */
export type DecidedScreening = {
  readonly stored: StoredScreening;
  readonly screened: ScreenedSubject;
  readonly listings: readonly string[];
};

/** Decisions on one screening to be stored, with their audit event: codes, ids and digests, no text. */
export type NewDecisions = { readonly made: readonly MadeDecision[]; readonly event: AuditEvent };

/** Makes one decision per listing; proposals if a policy requires four eyes. */
export async function newDecisions(
  call: Call,
  { stored, screened, listings }: DecidedScreening,
  { verdict, reason, text = '' }: Omit<DecideRequest, 'listings'>,
): Promise<NewDecisions> {
  const { app, principal } = call;
  const { isAsked: isProposal, approvalDays } = await fourEyesFor(app, {
    verdict,
    ...screened,
    context: stored.context,
  });
  const by = { at: app.now(), actor: actorOf(principal), person: await personOf(app, principal) };
  const first: Omit<NewDecisionEvent, 'salt'> = {
    number: 1,
    kind: isProposal ? 'proposed' : 'decided',
    text: text.trim(),
    ...by,
  };
  const expires = isProposal && approvalDays !== undefined ? { expiresAt: by.at + approvalDays * DAY_MS } : {};
  const made = [...new Set(listings)].flatMap((listing): readonly MadeDecision[] => {
    const found = screened.listings.get(listing);
    if (found === undefined) return [];
    const subject = { screeningId: stored.id, externalRef: screened.externalRef, listing, ...found };
    const event = { ...first, salt: randomBytes(SALT_BYTES) };
    return [{ id: `dec_${randomBase62(ID_LENGTH)}`, ...subject, verdict, reason, event, ...expires }];
  });
  const decisions = made.map(({ event, expiresAt: _, ...one }) => ({
    id: one.id,
    listing: one.listing,
    digest: eventDigest(one, event),
  }));
  const action = isProposal ? 'decision.proposed' : 'decision.made';
  return { made, event: auditEvent(call, action, formatScreeningId(stored.id), { verdict, reason, decisions }) };
}
