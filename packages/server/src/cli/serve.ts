import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { openInstallation } from '../app/open-installation.ts';
import type { RunningService, ServiceOptions } from '../app/start-service.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings, unknownSettingWarnings } from '../config/settings.ts';
import { ServiceLock } from '../lib/data-dir/service-lock.ts';
import type { LoadProgress } from '../lists/loading/load-tracker.ts';
import { progressText } from '../lists/loading/progress-text.ts';
import { setupLinkOf } from '../modules/access/one-time-token.ts';
import { readOptions, UsageError } from './command/command.ts';
import { progressOn } from './command/progress-line.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { BufferedLog, TerminalLog } from './terminal-log.ts';

const USAGE = `Run the service: HTTP API and web interface.

Usage: namesake serve [options]            (npm start -- [options])

  --port N              port to listen on             NAMESAKE_PORT      8080
  --host H              address to listen on          NAMESAKE_HOST      127.0.0.1
  --data DIR            database, secret, downloads   NAMESAKE_DATA_DIR  ./data
  --lists DIR           official list files on disk, instead of downloading   NAMESAKE_LISTS_DIR
  --lists-required IDS  lists that every complete answer needs                 NAMESAKE_LISTS_REQUIRED
  --lists-attested WHY  declare those files current, whatever their age       NAMESAKE_LISTS_ATTESTED
  --accept-lists WHY    start without lists that this data folder required and that are missing
  --accept-secret WHY   continue with a secret other than the database's: all API tokens and sessions end
  --secret-before FILE  with --accept-secret: the previous secret, so that what it proves still counts
  --offline             never download                NAMESAKE_OFFLINE

Examples:
  namesake serve
  namesake serve --port 9000 --data /var/lib/namesake
  namesake serve --lists ./official-lists
  namesake serve --lists ./official-lists --accept-lists 'the private list vip was merged into another'
`;

/**
 * By default, V8 lets the heap grow to four times its live size before it collects. Searches make much short-lived
 * garbage: with a growth of 20 %, 5,000 mixed searches leave 150 MB less resident, at no measurable cost.
 */
const HEAP_FLAG = '--heap-growing-percent=20';

/** Runs the service until it receives a signal to stop. */
export async function serve(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    lists: { type: 'string' },
    'lists-required': { type: 'string' },
    'lists-attested': { type: 'string' },
    'accept-lists': { type: 'string' },
    'accept-secret': { type: 'string' },
    'secret-before': { type: 'string' },
    offline: { type: 'boolean' },
  });
  // Only flags, never lasting settings: each loss of lists or secrets needs its own consent.
  const acceptLists = reasonOf('accept-lists', options['accept-lists']);
  const acceptSecret = reasonOf('accept-secret', options['accept-secret']);
  const secretBefore = secretIn(options['secret-before'], acceptSecret);
  setFlagsFromString(HEAP_FLAG);
  const { environment, unknown } = readEnvironment();
  const settings = resolveSettings(environment, {
    PORT: options.port,
    HOST: options.host,
    DATA_DIR: options.data,
    LISTS_DIR: options.lists,
    LISTS_REQUIRED: options['lists-required'],
    LISTS_ATTESTED: options['lists-attested'],
    OFFLINE: options.offline === true ? 'true' : undefined,
  });
  const progress = progressOn(process.stderr);
  const say = (line: string): void => progress.above(() => void process.stderr.write(`${line}\n`));
  for (const warning of unknownSettingWarnings(unknown)) say(`warning: ${warning}`);
  const print = (lines: string): void => progress.above(() => void process.stdout.write(lines));
  // Before anything in the folder is touched, in particular tables of an older version.
  const lock = ServiceLock.take(settings.dataDir);
  process.once('exit', () => lock.release());
  const { storage, keys } = await openInstallation(settings, { openFor: 'service', acceptSecret, secretBefore });
  lock.onLost((problem) => storage.health.halt(problem));
  const logStream = process.stdout.isTTY ? new TerminalLog(print) : bufferedLog(print);
  const onProgress = (step: LoadProgress | null): void => progress.show(step === null ? null : progressText(step));
  const service = await startWith({ settings, keys, storage, acceptLists, report: say, onProgress, logStream });
  stopOnSignal(service.stop, say);
  say(banner(settings, service.url, setupText(settings, service)));
  await service.ready.catch(async (error: unknown) => {
    await service.stop();
    throw error;
  });
  if (service.demo()) say(SAMPLE_NOTICE);
  for (const notice of service.notices()) say(notice);
  say(`Ready: searches are answered at ${service.url}/api/v1/search`);
}

/** Loads the rest of the program only here, so that an installation that cannot be opened reports it at once. */
async function startWith(options: ServiceOptions): Promise<RunningService> {
  try {
    const { startService } = await import('../app/start-service.ts');
    return await startService(options);
  } catch (error) {
    await options.storage.close();
    throw error;
  }
}

/** @throws UsageError if the reason is not meaningful */
function reasonOf(option: string, text: string | undefined): string | null {
  const reason = text?.trim() ?? null;
  if (reason !== null && (reason.length < 10 || reason.length > 500))
    throw new UsageError(`--${option} takes the reason, in 10 to 500 characters.`);
  return reason;
}

/** Read from a file, so that the secret never appears in a process list. */
function secretIn(file: string | undefined, acceptSecret: string | null): string | null {
  if (file === undefined) return null;
  if (acceptSecret === null) throw new UsageError('--secret-before goes with --accept-secret WHY only.');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}

/** Flushes the last lines however the process ends, if it can. */
function bufferedLog(print: (lines: string) => void): BufferedLog {
  const log = new BufferedLog(print);
  process.once('exit', () => log.flush());
  return log;
}

const SAMPLE_NOTICE = `
  ┌──────────────────────────────────────────────────────────────────────────┐
  │ FICTIONAL SAMPLE LIST: nothing here is a real sanctions list. Every      │
  │ answer has outcome "demo" and clears no party. Real lists replace it     │
  │ when they are downloaded, or start with --lists DIR.                     │
  └──────────────────────────────────────────────────────────────────────────┘`;

const banner = (settings: Settings, url: string, setup: string): string =>
  `\n  Namesake is listening on ${settings.publicUrl?.origin ?? url}\n${setup}`;

/** Printed on standard error with the other notices: the log on standard output must not contain the link. */
function setupText(settings: Settings, { url, setupToken }: RunningService): string {
  if (setupToken === undefined) return '';
  return `\n  First administrator, one-time link:\n  ${setupLinkOf(settings.publicUrl?.origin ?? url, setupToken)}\n`;
}
