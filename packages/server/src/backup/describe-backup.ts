import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Counts } from '../db/sqlite/examine-database.ts';
import type { Storage } from '../stores/storage.ts';
import type { Manifest } from './backup-format.ts';

/** Words for the records of a database: singular, plural. */
const WORDS: Readonly<Record<keyof Counts, readonly [string, string]>> = {
  screenings: ['screening', 'screenings'],
  tokens: ['API token', 'API tokens'],
  users: ['user', 'users'],
  policyVersions: ['version of a policy', 'versions of policies'],
  listVersions: ['version of a list', 'versions of lists'],
  heldRemovals: ['held removal', 'held removals'],
  ownershipStakes: ['ownership stake', 'ownership stakes'],
  auditEvents: ['audit event', 'audit events'],
};

const FILE = 'last-backup.json';
const schema = z.object({ at: z.iso.datetime() });

/** Describes the content of a backup in lines. */
export function describeBackup({ createdAt, version, counts, files }: Manifest): string {
  const records = Object.entries(counts).flatMap(([what, count]) => {
    const words = Object.entries(WORDS).find(([known]) => known === what)?.[1];
    return words === undefined ? [] : [`${count} ${words[count === 1 ? 0 : 1]}`];
  });
  const of = (folder: string): number => files.filter(({ name }) => name.startsWith(folder)).length;
  return [
    `made on ${createdAt.slice(0, 16).replace('T', ' ')} UTC by Namesake ${version}`,
    `database: ${records.join(', ')}`,
    `files: ${of('versions/')} stored versions of lists, ${of('lists/')} files of downloaded lists, ${files.some(({ name }) => name === 'secret') ? 'the secret' : 'no secret'}`,
  ].join('\n');
}

/**
 * When the last backup was verified, or on PostgreSQL reported; undefined if unknown.
 * @throws Error if unreadable
 */
export async function lastBackup(
  dataDir: string,
  { installation }: Storage,
): Promise<{ readonly atMs: number } | undefined> {
  const [ofFolder, noted] = await Promise.all([ofDataFolder(dataDir), installation.lastBackup()]);
  const atMs = Math.max(ofFolder ?? 0, noted ?? 0);
  return atMs === 0 ? undefined : { atMs };
}

async function ofDataFolder(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : Date.parse(schema.parse(JSON.parse(text)).at);
}

/** Records a backup for metrics and `namesake status`. The backup is valid even if this fails. */
export async function noteBackup(dataDir: string, atMs: number): Promise<void> {
  const path = join(dataDir, FILE);
  try {
    await writeFile(`${path}.new`, `${JSON.stringify({ at: new Date(atMs).toISOString() })}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch {
    // A read-only folder, or that of another user: monitoring then lacks this fact.
  }
}
