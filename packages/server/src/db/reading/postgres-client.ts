import type { Client } from 'pg';
import { connect } from '../postgres-server/connect.ts';

const READ_ONLY = '-c default_transaction_read_only=on -c idle_in_transaction_session_timeout=0';

/**
 * A connection that only reads, however long that takes.
 *
 * @throws ConfigError where the database cannot be reached
 */
export const readingClient = (url: string): Promise<Client> =>
  connect(url, { application_name: 'namesake (reads all)', statement_timeout: false, options: READ_ONLY });
