import type { ChangeLists, Load } from '../load.ts';
import type { HeldRemovalStore } from '../store/held-removal-store.ts';

/** Interval of checks for removals confirmed by a command. */
const LOOK_EVERY_MS = 30_000;

type ConfirmedOptions = {
  readonly heldRemovals: HeldRemovalStore;
  readonly change: ChangeLists;
  /** Reloads the lists. */
  readonly reload: (load: Load) => Promise<void>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  readonly lookEveryMs?: number;
};

/**
 * Reloads the lists when another process confirms removals, as `namesake lists confirm` does. Returns the function that
 * stops it.
 */
export function watchConfirmed(options: ConfirmedOptions): () => void {
  const { heldRemovals, change, reload, report, lookEveryMs = LOOK_EVERY_MS } = options;
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      if ((await confirmed(heldRemovals)) === 0) return;
      await change(async (load) => {
        const count = await confirmed(heldRemovals);
        if (count === 0) return;
        report(`Removals of ${count} listings were confirmed: loading the lists again`);
        await reload(load);
      });
    } catch (error) {
      report(`Lists were not loaded again: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

const confirmed = async (store: HeldRemovalStore): Promise<number> =>
  (await store.all()).filter(({ confirmedAt }) => confirmedAt !== null).length;
