import { join } from 'node:path';

/** Which database is read; can be handed to a thread. */
export type DatabaseSource =
  | {
      readonly kind: 'sqlite';
      readonly path: string;
      /**
       * Not a byte of it may change. Only for a process that has the database open in no other way: see `openRows`.
       */
      readonly untouched?: true;
    }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** A snapshot that another connection exported, so that several threads read as at one moment. */
      readonly snapshot?: string;
    };

/** The embedded database in this file. */
export const sqliteSource = (path: string): DatabaseSource => ({ kind: 'sqlite', path });

/** The same database, of which reading changes no byte: for a process that has it open in no other way. */
export const untouched = (source: DatabaseSource): DatabaseSource =>
  source.kind === 'sqlite' ? { ...source, untouched: true } : source;

/** The database that these settings name. */
export const databaseSource = ({ databaseUrl, dataDir }: Located): DatabaseSource =>
  databaseUrl === null ? sqliteSource(join(dataDir, 'namesake.db')) : { kind: 'postgres', url: databaseUrl };

/** Settings that say where records are. */
export type Located = { readonly databaseUrl: string | null; readonly dataDir: string };
