import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import { eventDigest } from './event-digest.ts';
import type { HitDecision } from './hit-decision.ts';

/**
 * A decision as exports and evidence packs have it, in plain JSON.
 *
 * @param withNames whether references, texts, and the salts that prove them are in it
 */
export function decisionLine({ events, screeningId, externalRef, ...decision }: HitDecision, withNames: boolean) {
  const content = { ...decision, screeningId, externalRef };
  return {
    searchId: formatScreeningId(screeningId),
    ...decision,
    ...(withNames ? { externalRef } : {}),
    events: events.map((event) => {
      const { number, kind, at, actor, text, salt } = event;
      const digest = eventDigest(content, event);
      const shown = { number, kind, at: new Date(at).toISOString(), actor, digest };
      return withNames ? { ...shown, text, salt: salt.toString('hex') } : shown;
    }),
  };
}
