import type { HeldRemovalStore } from '../../storage/ports/held-removals.ts';

/** How often it is looked whether a command confirmed removals. */
const LOOK_EVERY_MS = 30_000;

export type ConfirmedOptions = {
  readonly heldRemovals: HeldRemovalStore;
  /** Loads the lists again. */
  readonly reload: () => Promise<void>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  readonly lookEveryMs?: number;
};

/**
 * Loads the lists again when another process confirmed removals, as `namesake lists confirm` does. Gives what stops it.
 */
export function watchConfirmed(options: ConfirmedOptions): () => void {
  const { heldRemovals, reload, report, lookEveryMs = LOOK_EVERY_MS } = options;
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      const confirmed = (await heldRemovals.all()).filter(({ confirmedAt }) => confirmedAt !== null);
      if (confirmed.length > 0) {
        report(`Removals of ${confirmed.length} listings were confirmed: loading the lists again`);
        await reload();
      }
    } catch (error) {
      report(`Lists were not loaded again: ${error instanceof Error ? error.message : String(error)}`);
    }
    busy = false;
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
