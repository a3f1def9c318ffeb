import { openInstallation } from '../app/open-installation.ts';
import { openPreview } from '../app/open-preview.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import type { App } from '../context/app.ts';
import { ApiError } from '../lib/errors/api-error.ts';
import { storageProblemOf } from '../lib/errors/storage-problem.ts';
import { progressText } from '../lists/loading/progress-text.ts';
import { isComplete } from '../lists/state/list-state-reader.ts';
import { unusableInWords } from '../lists/state/unusable-because.ts';
import { type Changed, changesOf, isOfOtherLists, type Previewed, previewBook } from '../modules/watch/preview.ts';
import { readOptions, UsageError } from './command/command.ts';
import { type ProgressLine, progressOn } from './command/progress-line.ts';
import { changedText, MAX_SHOWN, previewText } from './preview-text.ts';

const USAGE = `Show whose status this version, or another policy, would change, before it does. Reads the data of a service, also while
it runs, and records and changes nothing.

Usage: namesake preview [options]

  --policy NAME      screen everyone with this policy; by default each customer with the policy of its group
  --data DIR         data folder of the service      NAMESAKE_DATA_DIR   ./data
  --lists DIR        the lists as the service has them   NAMESAKE_LISTS_DIR
  --lists-required IDS, --lists-attested WHY   as the service has them
  --json             a line of JSON for each customer who would change, and a last one with the summary
  --references       show your references instead of opaque ids; they may be names

Run the new version with the settings of the old one. It reads the list files again, as at a start, and screens
every customer under watch, with good guys and decisions as they are. If its tables differ from those of the
database, it says so: restore a backup into another folder, and preview that one.

Exit status 0 if nobody would change, 1 if a customer would change status or raise an alert, 2 if nothing
can be concluded: lists are incomplete, or the database has different tables or does not answer.

Examples:
  npx namesake preview --data /var/lib/namesake
  npx namesake preview --policy strict --json > changed.jsonl
  namesake restore /backup/namesake.tar.zst --data copy && namesake migrate --data copy && namesake preview --data copy
`;

/** Shows which watched customers would change under this version or another policy. */
export async function previewCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    policy: { type: 'string' },
    data: { type: 'string' },
    lists: { type: 'string' },
    'lists-required': { type: 'string' },
    'lists-attested': { type: 'string' },
    json: { type: 'boolean' },
    references: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, {
    DATA_DIR: options.data,
    LISTS_DIR: options.lists,
    LISTS_REQUIRED: options['lists-required'],
    LISTS_ATTESTED: options['lists-attested'],
  });
  const stopListening = endOnSignal();
  const progress = progressOn(process.stderr);
  const say = (line: string): void => progress.above(() => void process.stderr.write(`${line}\n`));
  try {
    const { app, close } = await open(settings, progress, say);
    try {
      const why = whyIncomplete(app);
      if (why !== null) throw cannotSay(why);
      await preview(app, progress, options);
    } finally {
      progress.show(null);
      await close();
    }
  } catch (error) {
    throw explained(error);
  } finally {
    stopListening();
  }
}

/** Error if an empty result would prove nothing. */
const cannotSay = (why: string): UsageError =>
  new UsageError(`Nothing can be concluded: ${why}. Nothing was recorded or changed.`);

/** A failed preview has another exit status than a customer who would change. */
function explained(error: unknown): unknown {
  if (error instanceof ApiError && error.code === 'unknown_policy')
    return new UsageError(error.errors?.[0]?.detail ?? 'There is no such policy.');
  const problem = storageProblemOf(error);
  if (problem !== undefined) return new UsageError(problem.text);
  const isExpected = error instanceof Error && ['ConfigError', 'ListRefused'].includes(error.name);
  return isExpected ? new UsageError(error.message) : error;
}

async function open(settings: Settings, progress: ProgressLine, report: (line: string) => void) {
  const { storage, keys } = await openInstallation(settings, { openFor: 'preview' });
  try {
    storage.rowProof.watch(({ table, id }) =>
      report(`warning: ${table} ${id} is not what the service wrote, so it does not count`),
    );
    const { app, close } = await openPreview({
      settings,
      storage,
      keys,
      report,
      onProgress: (step) => progress.show(step === null ? null : progressText(step)),
    });
    return { app, close: () => close().finally(() => storage.close()) };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function whyIncomplete({ lists, now }: App): string | null {
  if (lists.current()?.origin === 'sample') return 'only the fictional sample is there: no list was downloaded';
  const states = lists.states(now());
  return isComplete(states)
    ? null
    : `lists are incomplete: ${unusableInWords(states) || 'a file among them cannot be read'}`;
}

type Shown = { readonly policy?: string; readonly json?: boolean; readonly references?: boolean };

async function preview(app: App, progress: ProgressLine, { policy, json, references }: Shown): Promise<void> {
  const shown: string[] = [];
  const onChanged = (changed: Changed): void => {
    if (json === true) progress.above(() => void process.stdout.write(`${jsonOf(changed, references === true)}\n`));
    else if (shown.length < MAX_SHOWN) shown.push(changedText(changed, references === true));
  };
  const previewed = await previewBook(app, {
    policy: policy ?? null,
    signal: new AbortController().signal,
    onChanged,
    onProgress: (done, of) => progress.show(`${done.toLocaleString('en')} of ${of.toLocaleString('en')} customers`),
  });
  progress.show(null);
  if (previewed === undefined || !previewed.isWhole) throw cannotSay(whyIncomplete(app) ?? 'lists were incomplete');
  process.stdout.write(json === true ? `${summaryOf(previewed)}\n` : previewText(previewed, policy ?? null, shown));
  process.exitCode = isSomebody(previewed) ? 1 : 0;
}

const isSomebody = ({ counts }: Previewed): boolean => counts.changed > 0 || counts.alerted > 0;

function summaryOf(previewed: Previewed): string {
  const { counts, now } = previewed;
  const { customers, changed, alerted, because, moves } = counts;
  const { engineVersion, modelHash, policyHash } = now;
  const rules = { engineVersion, modelHash, policyHash, changes: changesOf(previewed) };
  const summary = { customers, changed, alerted, moves, because, ...rules, isOfOtherLists: isOfOtherLists(previewed) };
  return JSON.stringify({ summary });
}

function jsonOf({ customerId, reference, from, to, news }: Changed, withReference: boolean): string {
  return JSON.stringify({ ...(withReference ? { externalRef: reference } : { customerId }), from, to, news });
}

/** Exits at once on a signal, since a preview stores nothing. Returns the function that removes the handlers. */
function endOnSignal(): () => void {
  const ends = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(([signal, code]) => {
    const end = (): void => {
      process.stderr.write('\nStopped. Nothing was recorded or changed.\n');
      process.exit(code);
    };
    process.once(signal, end);
    return [signal, end] as const;
  });
  return () => {
    for (const [signal, end] of ends) process.off(signal, end);
  };
}
