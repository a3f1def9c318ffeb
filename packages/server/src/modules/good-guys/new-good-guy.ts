import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import type { GoodGuyEvent, MadeGoodGuy } from './store/good-guy.ts';
import { goodGuyDigest } from './store/good-guy-digest.ts';

const ID_LENGTH = 16;

export const newGoodGuyId = (): string => `gg_${randomBase62(ID_LENGTH)}`;

/** The first event of good guys that are made in one step, but for its salt. */
export const firstEvent = (
  isProposal: boolean,
  by: Pick<GoodGuyEvent, 'at' | 'actor' | 'person'>,
  text: string,
): Omit<GoodGuyEvent, 'salt'> => ({
  ...by,
  number: 1,
  kind: isProposal ? 'proposed' : 'made',
  text: text.trim(),
  changes: [],
});

/** The event of making good guys: ids and digests, neither references nor names. */
export function makingEvent(call: Call, made: readonly MadeGoodGuy[], action?: string): AuditEvent {
  const goodGuys = made.map(({ event, ...content }) => {
    const { id, listing, decision, reason } = content;
    return { id, listing, decision, reason, digest: goodGuyDigest(content, event) };
  });
  return auditEvent(call, action ?? `good_guy.${made[0]?.event.kind}`, '', { goodGuys });
}
