import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKeys } from '../config/secret.ts';
import { MAKE_A_SECRET, secretWeakness } from '../config/secret-weakness.ts';
import { factsOf, type Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

const IF_LOST = 'If it is lost, start once with serve --accept-secret WHY: API tokens and sessions end.';

/** Checks that the secret is the one the database was made with. No secret is created. */
export function checkSecret(installation: Installation): readonly Found[] {
  const { settings, isSecretUnknown } = installation;
  if (isSecretUnknown)
    return [warning('The secret was not compared with the database.', 'Correct its setting first, see configuration.')];
  const path = join(settings.dataDir, 'secret');
  if (settings.databaseUrl !== null && settings.secret === null)
    return [
      problem(
        'NAMESAKE_SECRET is not set: every node on PostgreSQL needs the same one.',
        `Set it, or NAMESAKE_SECRET_FILE. After a move from SQLite it is in ${path}.`,
      ),
    ];
  const from = settings.secret === null ? `in ${path}` : 'of NAMESAKE_SECRET';
  const check = factsOf(installation)?.secretCheck ?? null;
  const secret = settings.secret ?? storedIn(path);
  if (secret instanceof Error)
    return [problem(`The secret in ${path} cannot be read (${codeOf(secret)}).`, `Make it readable for this user.`)];
  if (secret === undefined)
    return [
      check === null
        ? ok('There is no secret yet: the first start makes it.')
        : problem(
            `The secret of the data folder is gone: ${path}.`,
            `Restore it from the backup, or set NAMESAKE_SECRET to it. ${IF_LOST}`,
          ),
    ];
  const weakness = secretWeakness(secret);
  if (weakness !== undefined)
    return [problem(`The secret ${from} ${weakness}.`, `Restore it from a backup. ${MAKE_A_SECRET}. ${IF_LOST}`)];
  if (check === null) return [ok(`There is a secret ${from}; the database holds nothing to compare it with.`)];
  return loadKeys({ secret, dataDir: settings.dataDir }).check.equals(check)
    ? [ok(`The secret ${from} is the one that the database was made with.`)]
    : [problem(`The secret ${from} is not the one that the database was made with.`, `Give the right one. ${IF_LOST}`)];
}

/** Undefined if there is none. */
function storedIn(path: string): string | Error | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return codeOf(error) === 'ENOENT' ? undefined : error;
  }
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.name);
