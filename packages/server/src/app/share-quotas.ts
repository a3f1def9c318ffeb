import type { QuotaStore } from '../http/quota-store.ts';
import type { RateLimit } from '../http/rate-limit.ts';

const EVERY_MS = 1_000;
/** Minutes that are kept, since clocks of nodes may differ. */
const KEPT_MINUTES = 5;
/** Rows per statement. */
const AT_ONCE = 1_000;

type SharedLimits = Readonly<Record<string, Pick<RateLimit, 'untold' | 'told'>>>;

/** Reports the use of each limit on this node, and reads the use on other nodes. */
export async function reconcileQuotas(quotas: QuotaStore, limits: SharedLimits, nowMs: number): Promise<void> {
  const told = Object.entries(limits).flatMap(([name, limit]) =>
    limit.untold().map((use) => ({ limit, use, stored: { ...use, key: `${name} ${use.key}` } })),
  );
  for (let from = 0; from < told.length; from += AT_ONCE) {
    const batch = told.slice(from, from + AT_ONCE);
    const totals = await quotas.add(
      batch.map(({ stored }) => stored),
      Math.floor(nowMs / 60_000) - KEPT_MINUTES,
    );
    batch.forEach(({ limit, use }, at) => void limit.told(use, totals[at] ?? use.used));
  }
}

/**
 * Reconciles limits with other nodes each second. Without the database, each node counts alone.
 * @param quotas null if this is the only node
 * @returns function that stops it
 */
export function shareQuotas(quotas: QuotaStore | null, limits: SharedLimits, now: () => number): () => void {
  if (quotas === null) return () => {};
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await reconcileQuotas(quotas, limits, now()).catch(() => {});
    isBusy = false;
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
