import { join } from 'node:path';
import { isDeclaredCurrent } from '@namesake/contract';
import { type Freshness, freshnessOf, type ListVersion, readDownloaded, readListsDir, SOURCES } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { attestationOf, endedText, readAttestation } from '../../lists/state/attestation.ts';
import { ageInWords } from '../../lists/state/unusable-because.ts';
import { readOptions, UsageError } from '../command/command.ts';

/** Age of a version that a command has read, and its publisher's usual interval. */
type VersionFreshness = Freshness & {
  readonly publishedEveryDays: number | null;
  /** Whether it is fresh only because the operator declared the files current. */
  readonly isDeclared: boolean;
};

const USAGE = `Show the lists on disk: list, records, publication date, age, file.

Usage: namesake lists status [--lists DIR] [--data DIR] [--json]

  --lists DIR   folder with official list files   NAMESAKE_LISTS_DIR, else what was downloaded
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists status --lists ./official-lists
`;

/** Shows the lists that a start would load. */
export async function statusCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    lists: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data, LISTS_DIR: options.lists });
  const dir = settings.listsDir ?? join(settings.dataDir, 'lists');
  const { loaded, skipped, refused } = await (settings.listsDir === null ? readDownloaded(dir) : readListsDir(dir));
  if (options.json === true) {
    const refusals = refused.map(({ code, message, list = null }) => ({ code, message, list }));
    process.stdout.write(`${JSON.stringify({ dir, loaded, skipped, refused: refusals }, null, 2)}\n`);
    return;
  }
  const [attested, nowMs] = [settings.listsAttested, Date.now()];
  const judged = versionFreshness(settings.listsDir === null ? 'download' : 'disk', attested, nowMs);
  const rows = loaded.map((version) => cells(version, judged(version)));
  const lines = rows.length === 0 ? [] : [['list', 'records', 'published', 'state', 'file'], ...rows];
  for (const line of lines) process.stdout.write(row(line));
  for (const { path, reason } of skipped) process.stdout.write(`skipped  ${path}: ${reason}\n`);
  for (const { message } of refused) process.stdout.write(`REFUSED  ${message}\n`);
  const ended = attested === null ? undefined : endedText(attestationOf(readAttestation(attested), nowMs), nowMs);
  if (ended !== undefined) process.stderr.write(`${ended}\n`);
  if (loaded.length > 0) return;
  throw new UsageError(
    settings.listsDir === null && refused.length === 0
      ? `Nothing was downloaded into ${dir} yet: start the service, or run "namesake lists refresh".`
      : `No list could be read from ${dir}.`,
  );
}

function cells(version: ListVersion, { status, ageSeconds, isDeclared }: VersionFreshness): readonly string[] {
  const { id, records, publishedAt, file } = version;
  const aged = ageSeconds === null ? status : `${status}, ${ageInWords(ageSeconds)}`;
  const state = isDeclared ? 'declared current' : aged;
  return [id, records.toLocaleString('en'), publishedAt.slice(0, 10), state, file];
}

function row([id = '', records = '', published = '', state = '', file = '']: readonly string[]): string {
  return `${id.padEnd(16)}${records.padStart(9)}  ${published.padEnd(12)}${state.padEnd(26)}${file}\n`;
}

/**
 * Judges the age of versions like the service.
 * @param attested the operator's declaration that files on disk are current; null if there is none
 * @throws ConfigError when the end of the declaration is not a date
 */
export function versionFreshness(
  origin: 'disk' | 'download',
  attested: string | null,
  nowMs: number,
): (version: ListVersion) => VersionFreshness {
  const word = attested === null ? null : attestationOf(readAttestation(attested), nowMs);
  const attestedAtMs = word !== null && nowMs < word.untilMs ? word.atMs : null;
  return ({ id, publishedAt, checkedAt }) => {
    const publishedEveryDays = SOURCES.find((source) => source.id === id)?.publishedEveryDays ?? null;
    const freshness = freshnessOf({
      origin,
      checkedAtMs: origin === 'disk' ? null : Date.parse(checkedAt),
      // Only the service reads the audit log: here, the age of bundled lists counts from publication, so they may seem
      // older, never younger.
      contactAtMs: null,
      publishedAtMs: publishedAt === checkedAt ? null : Date.parse(publishedAt),
      publishedEveryDays,
      attestedAtMs,
      isClockBack: false,
      nowMs,
    });
    const isDeclared = isDeclaredCurrent(freshness, origin === 'disk' && attestedAtMs !== null);
    return { ...freshness, publishedEveryDays, isDeclared };
  };
}
