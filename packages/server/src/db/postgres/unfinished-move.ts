import { ConfigError } from '../../lib/errors/config-error.ts';

/** In the table `installation` of a database into which records are being moved. */
export const UNFINISHED_MOVE = 'unfinished_move';

/** What a service says to such a database; `to` names it without user and password. */
export const unfinishedMove = (to: string): ConfigError =>
  new ConfigError(
    `A move of records into the database ${to} was interrupted. Run the same "namesake migrate --to-postgres" again: it goes on where it was.`,
  );
