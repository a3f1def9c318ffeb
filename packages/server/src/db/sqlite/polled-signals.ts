import { Listener } from '../listener.ts';
import type { Signals, SignalTopic } from '../signals.ts';

/** What commands change while a service runs. */
const CHANGED_BY_COMMANDS: ReadonlySet<SignalTopic> = new Set(['policies']);
const POLL_EVERY_MS = 5_000;

/** One service has the database open and applies its own changes; what commands change is read again now and then. */
export class PolledSignals implements Signals {
  readonly #listeners = new Set<Listener>();
  #poll: NodeJS.Timeout | undefined;

  listen(topic: SignalTopic, heard: () => Promise<void>): () => void {
    if (!CHANGED_BY_COMMANDS.has(topic)) return () => {};
    const listener = new Listener(heard);
    this.#listeners.add(listener);
    this.#poll ??= setInterval(() => {
      for (const one of this.#listeners) one.call();
    }, POLL_EVERY_MS).unref();
    return () => void this.#listeners.delete(listener);
  }

  silentSince(): null {
    return null;
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
  }
}
