import type { Hash } from 'node:crypto';
import { z } from 'zod';
import type { Counts } from '../db/sqlite/examine-database.ts';

/**
 * A backup is a tar file compressed with zstd: the files of a data folder under their names there, then
 * `manifest.json`, which lists each with its hash. A truncated backup has no manifest.
 */
export const MANIFEST = 'manifest.json';

/** The database in a data folder, and in a backup. */
export const DATABASE = 'namesake.db';

/** A manifest lists some hundred files. */
export const MAX_MANIFEST_BYTES = 16 * 2 ** 20;

/** Files of a data folder that a backup may contain. */
const NAMES = [
  /^namesake\.db$/,
  /^secret$/,
  /^bundle-key\.pem$/,
  /^trusted-bundle-keys$/,
  /^versions\/[0-9a-f]{64}\.jsonl\.zst$/,
  /^lists\/[a-z0-9_]{1,64}\/[a-z][\w.-]{0,99}$/,
];

/** Whether a backup may contain a file of this name. No other file is ever written to disk. */
export const isBackedUp = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));

const count = z.int().min(0);

const countsSchema: z.ZodType<Counts> = z.strictObject({
  screenings: count,
  tokens: count,
  users: count,
  policyVersions: count,
  listVersions: count,
  heldRemovals: count,
  ownershipStakes: count,
  auditEvents: count,
});

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of the program that made it. */
  version: z.string().max(100),
  /** Last migration of the database. */
  schema: z.string().max(200),
  counts: countsSchema,
  /** Stored versions that were missing from the data folder, by SHA-256. */
  missingVersions: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  files: z.array(
    z.strictObject({
      name: z.string().refine(isBackedUp),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      bytes: z.int().min(0),
    }),
  ),
});

export type Manifest = z.output<typeof manifestSchema>;

export type BackedUpFile = Manifest['files'][number];

/** A backup that must not be used; the message says why. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Passes bytes on and hashes them. */
export function hashing(hash: Hash): (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* (chunks) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

/**
 * PostgreSQL's own programs make its backups: copying every table here would neither lock nor archive as they do.
 * @throws BackupRefused when records are in PostgreSQL
 */
export function refusePostgres(databaseUrl: string | null, what: 'backup' | 'restore'): void {
  if (databaseUrl === null) return;
  const how =
    what === 'backup'
      ? 'Back it up by pg_dump, or by base backups with WAL archives, then run "namesake backup --note";'
      : 'Restore it by pg_restore into an empty database;';
  throw new BackupRefused(
    `NAMESAKE_DATABASE_URL is set: records are in PostgreSQL, which "namesake ${what}" does not touch. ${how} keep next to it the secret (NAMESAKE_SECRET), and "bundle-key.pem" and "trusted-bundle-keys" of a data folder that has them: lists and their versions are in the database (docs/guide/operating.md, Backup).`,
  );
}
