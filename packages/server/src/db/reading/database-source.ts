import { join } from 'node:path';

/** A database to read; can be passed to a thread. */
export type DatabaseSource =
  | {
      readonly kind: 'sqlite';
      readonly path: string;
      /**
       * Not a byte of it may change. Only for a process that does not have the database open otherwise: see `openRows`.
       */
      readonly untouched?: true;
    }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** A snapshot exported by another connection, so that several threads read the same state. */
      readonly snapshot?: string;
    };

/** The embedded database in this file. */
export const sqliteSource = (path: string): DatabaseSource => ({ kind: 'sqlite', path });

/** The same database, read without changing a byte: for a process that does not have it open otherwise. */
export const untouched = (source: DatabaseSource): DatabaseSource =>
  source.kind === 'sqlite' ? { ...source, untouched: true } : source;

/** The configured database. */
export const databaseSource = ({ databaseUrl, dataDir }: Located): DatabaseSource =>
  databaseUrl === null ? sqliteSource(join(dataDir, 'namesake.db')) : { kind: 'postgres', url: databaseUrl };

/** Settings that locate the records. */
export type Located = { readonly databaseUrl: string | null; readonly dataDir: string };
