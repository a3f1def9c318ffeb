import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import { VERSION } from '../config/version.ts';
import { databaseSource } from '../db/reading/database-source.ts';
import type { Period } from '../examine/evidence/evidence-records.ts';
import { evidenceStream } from '../examine/evidence/evidence-stream.ts';
import { keyIdsOf } from '../proof/receipt-key.ts';
import { readOptions, UsageError } from './command/command.ts';
import { needDatabase } from './command/data-folder.ts';

const USAGE = `Write an evidence pack: everything an examiner needs for a period, as one signed ZIP. Works while the service runs.

Usage: namesake evidence --from DAY --to DAY --out FILE [--no-names] [--data DIR]

  --from DAY    first day of the period, such as 2026-01-01, or a moment such as 2026-01-01T00:00:00Z
  --to DAY      last day of the period, included; if a moment is given, the period ends before it
  --out FILE    the ZIP to write; an existing file is replaced once the new one is complete
  --no-names    without requests and answers, which name people
  --data DIR    data folder of the service   NAMESAKE_DATA_DIR   ./data

Days are in UTC. The export is recorded. README.txt in the pack says what is inside and how to verify it.

Example:
  namesake evidence --from 2026-01-01 --to 2026-03-31 --out evidence-q1.zip
`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** Writes an evidence pack. */
export async function evidenceCommand(args: readonly string[]): Promise<void> {
  const values = readOptions(args.length === 0 ? ['--help'] : args, USAGE, {
    from: { type: 'string' },
    to: { type: 'string' },
    out: { type: 'string' },
    'no-names': { type: 'boolean' },
    data: { type: 'string' },
  } as const);
  const { from, to, out } = values;
  if (from === undefined || to === undefined || out === undefined)
    throw new UsageError('Say which period, and where to: namesake evidence --from DAY --to DAY --out FILE.');
  const period = periodOf(from, to);
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const source = databaseSource(settings);
  needDatabase(settings);
  const { storage, keys } = await openInstallation(settings, { openFor: 'command' });
  const part = `${resolve(out)}.part`;
  try {
    const withNames = values['no-names'] !== true;
    const [actor, at] = ['operator', Date.now()];
    const eventDetail = { from: instant(period.fromMs), to: instant(period.toMs), names: withNames ? 'yes' : 'no' };
    await storage.audit.append({
      at,
      actor,
      action: 'evidence.exported',
      target: '',
      detail: eventDetail,
      requestId: '',
    });
    const master = keys.receipts;
    const by = { actor, madeAt: at, version: VERSION, master, rowKey: keys.rows };
    const stream = evidenceStream(source, { period, withNames, ...by, trusted: keyIdsOf(master) });
    await pipeline(stream, createWriteStream(part, { mode: 0o600 }));
    renameSync(part, resolve(out));
  } finally {
    rmSync(part, { force: true });
    await storage.close();
  }
  process.stdout.write(`${out}: ${instant(period.fromMs)} to ${instant(period.toMs)}\n`);
}

/** @throws UsageError when it is not a period */
function periodOf(from: string, to: string): Period {
  const [fromMs, toMs] = [momentOf(from), momentOf(to) + (DAY.test(to) ? DAY_MS : 0)];
  if (fromMs >= toMs) throw new UsageError('The period ends before it begins.');
  return { fromMs, toMs };
}

function momentOf(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) throw new UsageError(`"${text}" is no day such as 2026-01-01.`);
  return at;
}

const instant = (ms: number): string => new Date(ms).toISOString();
