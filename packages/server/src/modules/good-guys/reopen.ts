import { randomBytes } from 'node:crypto';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import type { FactChange, GoodGuy, GoodGuyEvent } from './store/good-guy.ts';
import { goodGuyDigest } from './store/good-guy-digest.ts';
import type { GoodGuyStore } from './store/good-guy-store.ts';

const SERVICE = 'service';

type Parts = { readonly storage: { readonly goodGuys: Pick<GoodGuyStore, 'append'> }; readonly now: () => number };

/**
 * Notes that good guys are over because something changed. Where one of them got another event meanwhile it is left to
 * the next look, and takes nothing away until then.
 */
export async function reopenGoodGuys(
  { storage, now }: Parts,
  reopened: readonly { readonly goodGuy: GoodGuy; readonly changes: readonly FactChange[] }[],
): Promise<void> {
  if (reopened.length === 0) return;
  const at = now();
  const added = reopened.map(({ goodGuy, changes }) => {
    const salt = randomBytes(SALT_BYTES);
    const by = { at, actor: SERVICE, person: SERVICE, text: '' };
    const event: GoodGuyEvent = { ...by, number: goodGuy.events.length + 1, kind: 'reopened', changes, salt };
    return { goodGuy, event };
  });
  const goodGuys = added.map(({ goodGuy: { events: _, ...content }, event }) => {
    const changed = event.changes.map(({ side, fact }) => `${side} ${fact}`);
    return { id: content.id, listing: content.listing, changed, digest: goodGuyDigest(content, event) };
  });
  await storage.goodGuys.append(
    added.map(({ goodGuy, event }) => ({ ...event, goodGuy: goodGuy.id })),
    { at, actor: SERVICE, action: 'good_guy.reopened', target: '', detail: { goodGuys }, requestId: '' },
  );
}
