import { hasSecret, loadKeys } from '../config/secret.ts';
import { databaseSource, untouched } from '../db/reading/database-source.ts';
import { openRows } from '../db/reading/open-rows.ts';
import { verifyRows } from '../examine/verify/verify-rows.ts';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

const MAX_NAMED = 20;
const FIX =
  'Run namesake verify: it says what is wrong with each. Find out who writes to the database, then decide, or save, again.';

/** Checks that every clearing row is what this installation wrote: unknown without its secret. */
export async function checkRows({ database, settings, isSecretUnknown }: Installation): Promise<readonly Found[]> {
  if (database.kind !== 'read' || database.facts.damage.length > 0 || isSecretUnknown || !hasSecret(settings))
    return [];
  const { check, rows: key } = loadKeys(settings);
  if (database.facts.secretCheck === null || !check.equals(database.facts.secretCheck)) return [];
  const reader = await openRows(untouched(databaseSource(settings)), 'unchanged');
  try {
    const { rows, faults, unconfirmed } = await verifyRows(reader, key);
    const forged = faults.map(({ table, id, kind }) => `${table} ${id} (${kind})`);
    return [
      ...(forged.length === 0 ? [] : [problem(`Not what this installation wrote: ${named(forged)}.`, FIX)]),
      ...(unconfirmed.length === 0
        ? []
        : [
            warning(
              `From before there were MACs, and nothing proves them, so that they do not count: ${named(unconfirmed)}.`,
              'Decide, save or import again where they should count. What namesake proof confirm --show names, two administrators may confirm.',
            ),
          ]),
      ...(forged.length + unconfirmed.length === 0
        ? [ok(`All ${rows.toLocaleString('en')} rows that can clear a party are what this installation wrote.`)]
        : []),
    ];
  } finally {
    await reader.close();
  }
}

const named = (all: readonly string[]): string =>
  all.length <= MAX_NAMED
    ? all.join(', ')
    : `${all.slice(0, MAX_NAMED).join(', ')} and ${(all.length - MAX_NAMED).toLocaleString('en')} more`;
