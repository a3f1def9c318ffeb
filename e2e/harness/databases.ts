import { startPostgres } from '../../packages/server/test/support/start-postgres.ts';

type Prepared = { readonly env: NodeJS.ProcessEnv; readonly remove: () => Promise<void> };

/** Both databases, and what a service has to be started with for each. */
export const DATABASES: readonly (readonly [name: string, prepare: () => Promise<Prepared>])[] = [
  ['SQLite', async () => ({ env: {}, remove: async () => {} })],
  [
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres();
      const secret = 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e';
      return {
        env: { NAMESAKE_DATABASE_URL: postgres.url(), NAMESAKE_SECRET: secret },
        remove: () => postgres.remove(),
      };
    },
  ],
];
