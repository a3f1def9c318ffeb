import { randomBytes } from 'node:crypto';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import type { Storage } from '../../stores/storage.ts';
import { eventDigest } from './store/event-digest.ts';
import type { HitDecision } from './store/hit-decision.ts';

const SERVICE = 'service';
const AT_ONCE = 200;

type ExpireParts = {
  readonly storage: Storage;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** Ends proposals that were not answered in the time their policy allows. Their hits are open again. */
export async function expireProposals({ storage, now }: ExpireParts, signal: AbortSignal): Promise<void> {
  const { hitDecisions, proposals } = storage;
  for (;;) {
    signal.throwIfAborted();
    const due = await hitDecisions.find(await proposals.due(now(), AT_ONCE));
    let ended = 0;
    // One transaction each, so that an answer to one proposal does not stop the others.
    for (const decision of due) if (isWaiting(decision) && (await expire({ storage, now }, decision))) ended++;
    if (ended === 0) return;
  }
}

/** Only an unanswered proposal expires, whatever its stored time: the row with the time has no MAC. */
const isWaiting = ({ events: [first, ...more] }: HitDecision): boolean =>
  first?.kind === 'proposed' && more.length === 0;

function expire({ storage, now }: ExpireParts, decision: HitDecision): Promise<boolean> {
  const { id, listing, verdict, events } = decision;
  const by = { at: now(), actor: SERVICE, person: SERVICE, text: '', salt: randomBytes(SALT_BYTES) };
  const event = { ...by, decision: id, number: events.length + 1, kind: 'expired' } as const;
  const detail = { decisions: [{ id, listing, verdict, digest: eventDigest(decision, event) }] };
  const target = formatScreeningId(decision.screeningId);
  const told = { at: by.at, actor: SERVICE, action: 'decision.expired', target, detail, requestId: '' };
  return storage.hitDecisions.append([event], [told]);
}
