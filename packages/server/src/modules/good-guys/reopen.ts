import { randomBytes } from 'node:crypto';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import { changesSince, type ListsNow } from './new-good-guy.ts';
import { type FactChange, type GoodGuy, type GoodGuyEvent, stateOf } from './store/good-guy.ts';
import { goodGuyDigest } from './store/good-guy-digest.ts';
import type { GoodGuyStore } from './store/good-guy-store.ts';

const SERVICE = 'service';

type Parts = { readonly storage: { readonly goodGuys: Pick<GoodGuyStore, 'append'> }; readonly now: () => number };

const AT_ONCE = 200;

export type CheckParts = {
  readonly storage: { readonly goodGuys: GoodGuyStore };
  /** Lists that are searched; undefined while there are none. */
  readonly snapshot: () => ListsNow | undefined;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/**
 * Records that good guys ended because something changed. If one of them got another event meanwhile, none is recorded:
 * the next check does it, and until then they suppress nothing.
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

/** Reopens good guys whose listing is gone or has relevant changes, without waiting for the next screening. */
export async function checkGoodGuys({ storage, snapshot, now }: CheckParts, signal: AbortSignal): Promise<void> {
  const current = snapshot();
  if (current === undefined) return;
  const { goodGuys } = storage;
  for (let before: number | undefined; ; ) {
    signal.throwIfAborted();
    const page = await goodGuys.page({ state: 'in_force' }, before, AT_ONCE, now());
    const changed = page
      .filter((one) => stateOf(one, now()) === 'in_force')
      .map((goodGuy) => ({ goodGuy, changes: changesSince(goodGuy, current) }))
      .filter(({ changes }) => changes.length > 0);
    // One transaction each, so that one reopened elsewhere meanwhile does not stop the others.
    for (const one of changed) await reopenGoodGuys({ storage, now }, [one]);
    const last = page.at(-1);
    if (page.length < AT_ONCE || last === undefined) return;
    before = last.place;
  }
}
