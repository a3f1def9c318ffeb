import { readOfacDelta } from '@namesake/lists';
import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptions, readOptionsAndTexts, UsageError } from '../command/command.ts';
import { needDatabase } from '../command/data-folder.ts';

const HELD = `Show listings that are searched although the publisher's newest file lacks them, or by names that it no longer has:
unusually many are gone, and nobody has confirmed it yet.

Usage: namesake lists held [--list ID] [--data DIR] [--json]

  --list ID     only this list
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists held --list us_ofac_sdn
`;

const CONFIRM = `Confirm that listings, or all their earlier names, are really gone if their removal is held. A running service sees it within a minute.

Usage: namesake lists confirm LIST --reason TEXT [--delta FILE] [--data DIR]

  --reason TEXT  why they are believed to be gone; kept in the audit log
  --delta FILE   only those that this delta file of OFAC removes
  --data DIR     data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists confirm us_ofac_sdn --delta 2026-09-23_delta.xml --reason 'delta of 23 September'
`;

/** Shows removals that await confirmation. */
export async function heldCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, HELD, {
    list: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  needDatabase(settings);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const rows = (await storage.heldRemovals.all()).filter(({ list }) => (options.list ?? list) === list);
    if (options.json === true) {
      process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
      return;
    }
    for (const { listing, since, reason, confirmedAt } of rows)
      process.stdout.write(
        `${listing}  since ${new Date(since).toISOString().slice(0, 10)}  ${confirmedAt === null ? reason : 'confirmed'}\n`,
      );
    process.stdout.write(`${rows.length} removals or changes of names are held back\n`);
  } finally {
    await storage.close();
  }
}

/** Confirms removals of a list. */
export async function confirmCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, CONFIRM, {
    reason: { type: 'string' },
    delta: { type: 'string' },
    data: { type: 'string' },
  });
  const [list, ...more] = texts;
  const reason = values.reason?.trim() ?? '';
  if (list === undefined || more.length > 0) throw new UsageError('lists confirm takes one list, such as un_sc.');
  if (reason === '') throw new UsageError('--reason is needed: it is kept in the audit log.');
  const gone = values.delta === undefined ? undefined : await deletedIn(values.delta, list);
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  needDatabase(settings);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const held = (await storage.heldRemovals.all()).filter((row) => row.list === list && row.confirmedAt === null);
    const chosen = held.map(({ listing }) => listing).filter((listing) => gone?.has(listing) ?? true);
    if (chosen.length === 0)
      throw new UsageError(`No removal or change of names of ${list} that this would confirm is held.`);
    const now = Date.now();
    const detail = { listings: chosen, reason };
    const action = 'list.removals_confirmed';
    const event = { at: now, actor: 'operator', action, target: list, detail, requestId: '' };
    await storage.heldRemovals.confirm(list, chosen, event);
    const left = held.length - chosen.length;
    process.stdout.write(
      `${chosen.length} removals or changes of names of ${list} confirmed${left === 0 ? '' : `, ${left} still held`}\n`,
    );
  } finally {
    await storage.close();
  }
}

/** Ids that are deleted after a delta file is applied. */
async function deletedIn(path: string, list: string): Promise<ReadonlySet<string>> {
  const { changes } = await readOfacDelta(path, list);
  const last = new Map(changes.map(({ id, action }) => [id, action]));
  return new Set([...last].flatMap(([id, action]): string[] => (action === 'delete' ? [id] : [])));
}
