import type { SharedStores } from '../../stores/storage.ts';

/** A node that has been silent for this long counts as dead. */
export const SILENT_AFTER_MS = 20_000;
const BEAT_EVERY_MS = 5_000;
/** Operators are reminded for this long of a node that did not shut down properly. */
const FORGET_AFTER_MS = 24 * 3_600_000;

type HeartbeatOptions = {
  /** Null if this is the only node. */
  readonly shared: Pick<SharedStores, 'node' | 'nodes'> | null;
  /** Status of this node as JSON. */
  readonly status: () => Promise<string>;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** Reports the status of this node to the others regularly. Returns a function that stops. */
export function startHeartbeat({ shared, status, now }: HeartbeatOptions): () => Promise<void> {
  if (shared === null) return async () => {};
  const { node: id, nodes } = shared;
  let beating: Promise<void> = Promise.resolve();
  const beat = async (): Promise<void> => {
    const seenAt = now();
    await nodes.beat({ id, seenAt, status: await status() }, seenAt - FORGET_AFTER_MS);
  };
  // Without the database nobody can be informed.
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
