import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptions } from '../command/command.ts';

const USAGE = `Show listings that are searched although the publisher's newest file lacks them, or by names that it no longer has:
unusually many are gone, and nobody has confirmed it yet.

Usage: namesake lists held [--list ID] [--data DIR] [--json]

  --list ID     only this list
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists held --list us_ofac_sdn
`;

/** Shows removals that wait for confirmation. */
export async function heldCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    list: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
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
