import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Environment of a child process: the programs that npm installed come first, and no setting leaks in from outside. */
export function productEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:NAMESAKE_|npm_|NODE_OPTIONS)/.test(name));
  const path = [join(REPOSITORY, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  // Invented lists have fixed dates, and are current whenever the tests run.
  const attested = { NAMESAKE_LISTS_ATTESTED: 'invented lists are current; until 2999-12-31' };
  return { ...Object.fromEntries(inherited), ...attested, PATH: path, ...extra };
}
