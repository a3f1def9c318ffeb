import { startedByNpm } from '../config/environment.ts';

/** A terminal and npm may both deliver the same Ctrl-C. */
const SAME_SIGNAL_MS = 500;
const PARENT_CHECK_MS = 1_000;

/**
 * Ends gracefully on the first signal, and at once on the second. The end of the npm that started this process counts
 * as a signal.
 */
export function stopOnSignal(stop: () => Promise<void>, say: (line: string) => void): void {
  let firstAtMs: number | undefined;
  const end = (): void => {
    const nowMs = performance.now();
    if (firstAtMs !== undefined && nowMs - firstAtMs < SAME_SIGNAL_MS) return;
    if (firstAtMs !== undefined) process.exit(130);
    firstAtMs = nowMs;
    say('Stopping: finishing what is under way (once more to end at once)');
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', end);
  if (startedByNpm()) endWithParent(end);
}

/** npm does not forward every signal: if it is killed, this process would stay and hold the port. */
function endWithParent(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, PARENT_CHECK_MS);
  timer.unref();
}
