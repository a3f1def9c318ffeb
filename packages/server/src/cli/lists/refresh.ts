import { join } from 'node:path';
import { closestMember } from '@namesake/contract/closest-member';
import {
  type DownloadedHash,
  DownloadFailed,
  type DownloadProgress,
  downloadedFiles,
  downloadList,
  type ListVersion,
  SOURCES,
  type Source,
} from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { type PlannedSource, plannedSources } from '../../config/planned-sources.ts';
import { resolveSettings, type Settings } from '../../config/settings.ts';
import { byteText } from '../../lists/loading/progress-text.ts';
import { ageInWords } from '../../lists/state/unusable-because.ts';
import { openStorage } from '../../stores/open-storage.ts';
import { readOptionsAndTexts, UsageError } from '../command/command.ts';
import { type ProgressLine, progressOn } from '../command/progress-line.ts';

/** A list without an accepted file. `reason` does not name the list. */
type Failure = { readonly list: string; readonly reason: string; readonly isOffline: boolean };

const USAGE = `Download lists from their publishers now. A file is used if it was read completely and is plausible; otherwise the last good one stays.
A running service uses a new version within a minute.

Usage: namesake lists refresh [LIST …] [--reason TEXT] [--data DIR]

  LIST          lists to ask for; default: those that the service downloads
  --reason TEXT accept a file of unlikely size or date that you have checked; for one LIST, kept in the audit log
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Exit status: 0 every publisher answered, 1 one did not or its file was refused

Example:
  namesake lists refresh un_sc eu_fsf
`;

/** Downloads lists into the data folder, one after another. */
export async function refreshCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { reason: { type: 'string' }, data: { type: 'string' } });
  const reason = values.reason?.trim() ?? '';
  if (reason !== '' && texts.length !== 1) throw new UsageError('--reason is for one list: name it.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const { dataDir, listsConfig, allowHttp } = settings;
  const planned = plannedSources(listsConfig, allowHttp);
  const chosen = (id: string): PlannedSource => planned.find((source) => source.id === id) ?? sourceOf(id);
  const sources = texts.length > 0 ? texts.map(chosen) : planned;
  const dir = join(dataDir, 'lists');
  const progress = progressOn(process.stderr);
  const failures: Failure[] = [];
  for (const source of sources) {
    try {
      const { key } = source;
      const options = {
        dir,
        onProgress: (step: DownloadProgress) => tell(step, progress),
        force: reason !== '',
        ...(key === undefined ? {} : { key }),
      };
      const { status, version } = await downloadList(source, options);
      if (reason !== '') await auditAccepted(settings, version, reason);
      const what = `${version.records.toLocaleString('en')} records of ${version.publishedAt.slice(0, 10)}`;
      progress.show(null);
      process.stdout.write(`${source.id}: ${status === 'updated' ? 'new' : 'nothing new'}, ${what}\n`);
    } catch (error) {
      progress.show(null);
      failures.push(failureOf(source.id, error));
    }
  }
  if (failures.length === 0) return;
  for (const line of failureLines(failures, sources.length, await downloadedFiles(dir), Date.now()))
    process.stdout.write(`${line}\n`);
  process.exitCode = 1;
}

function failureOf(list: string, error: unknown): Failure {
  if (error instanceof DownloadFailed) return { list, reason: error.reason, isOffline: error.code === 'unreachable' };
  return { list, reason: error instanceof Error ? error.message : String(error), isOffline: false };
}

async function auditAccepted(settings: Settings, { id, sha256 }: ListVersion, reason: string): Promise<void> {
  const storage = await openStorage(settings);
  try {
    const detail = { sha256: sha256.replace(/^sha256:/, ''), reason };
    const action = 'list.version_accepted';
    await storage.audit.append({ at: Date.now(), actor: 'operator', action, target: id, detail, requestId: '' });
  } finally {
    await storage.close();
  }
}

function tell(step: DownloadProgress, progress: ProgressLine): void {
  const { list } = step;
  if (step.phase === 'downloading') progress.show(`${list}: ${byteText(step.bytes, step.totalBytes ?? null)}`);
  if (step.phase === 'requesting') progress.show(`${list}: asking its publisher`);
  if (step.phase === 'verifying') progress.show(`${list}: reading what came`);
  // If no publisher is reachable, the outcome says so once.
  if (step.phase !== 'waiting' || step.code === 'unreachable') return;
  const again = `again in ${Math.ceil(step.waitMs / 1_000)} s`;
  progress.above(() => void process.stderr.write(`  ${list}: ${step.reason}; ${again}\n`));
}

/**
 * Lines about requested lists that did not arrive: why, and how old each stays. One sentence if no publisher was
 * reachable.
 * @param asked number of requested lists
 * @param files earlier downloads
 */
function failureLines(
  failures: readonly Failure[],
  asked: number,
  files: readonly DownloadedHash[],
  nowMs: number,
): readonly string[] {
  const [first] = failures;
  const stays = (list: string): string => {
    const file = files.find((known) => known.list === list);
    if (file === undefined) return 'no version of it is here';
    const seconds = Math.max(0, Math.floor((nowMs - Date.parse(file.checkedAt)) / 1_000));
    return `it stays that of ${file.publishedAt.slice(0, 10)}, last checked ${ageInWords(seconds)} ago`;
  };
  if (first !== undefined && failures.length === asked && failures.every(({ isOffline }) => isOffline))
    return [
      `offline: no publisher was reached, so the lists are as old as they were (${first.reason})`,
      ...failures.map(({ list }) => `${list}: FAILED; ${stays(list)}`),
    ];
  return failures.map(({ list, reason }) => `${list}: FAILED, ${reason}; ${stays(list)}`);
}

/**
 * The official list with this id.
 * @throws UsageError with the closest known id
 */
export function sourceOf(id: string): Source {
  const source = SOURCES.find((known) => known.id === id);
  if (source !== undefined) return source;
  const ids = SOURCES.map((known) => known.id);
  const meant = closestMember(id, ids);
  throw new UsageError(
    `There is no list ${id}.${meant === undefined ? ` Known are ${ids.join(', ')}.` : ` Did you mean ${meant}?`}`,
  );
}
