import type { SharedStores } from '../../stores/storage.ts';

/** A node that has not been heard of for so long is taken for dead. */
export const SILENT_AFTER_MS = 20_000;
const BEAT_EVERY_MS = 5_000;
/** Until then operators are reminded of a node that did not end by itself. */
const FORGET_AFTER_MS = 24 * 3_600_000;

type HeartbeatOptions = {
  /** Null where this is the only node. */
  readonly shared: Pick<SharedStores, 'node' | 'nodes'> | null;
  /** What this node says of itself, as JSON. */
  readonly status: () => Promise<string>;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** Lets others know that this node runs, and how it is. Gives what ends that. */
export function startHeartbeat({ shared, status, now }: HeartbeatOptions): () => Promise<void> {
  if (shared === null) return async () => {};
  const { node: id, nodes } = shared;
  let beating: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    const seenAt = now();
    await nodes.beat({ id, seenAt, status: await status() }, seenAt - FORGET_AFTER_MS);
  };
  // Without the database nobody could be told.
  const next = (): void => {
    beating = beating.then(beat).catch(() => {});
  };
  next();
  const timer = setInterval(next, BEAT_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await nodes.leave(id).catch(() => {});
  };
}
