import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import type { Storage } from '../stores/storage.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { needDatabase } from './command/data-folder.ts';

const USAGE = `Manage the keys that sign receipts. Works while the service runs on the same data folder.

Usage: namesake keys list [--json] [--data DIR]
       namesake keys rotate --reason TEXT [--data DIR]

  --reason TEXT   why; it is recorded
  --data DIR      data folder of the service   NAMESAKE_DATA_DIR   ./data

"rotate" starts a new key immediately, also in a running service. The previous key signs the new one, and what it
signed stays provable. Publish the new id where you published the previous one.

Examples:
  namesake keys list
  namesake keys rotate --reason "yearly rotation"
`;

/** Lists and rotates the keys of receipts. */
export async function keysCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args.length === 0 ? ['--help'] : args, USAGE, {
    data: { type: 'string' },
    reason: { type: 'string' },
    json: { type: 'boolean' },
  });
  const [verb, ...more] = texts;
  if ((verb !== 'list' && verb !== 'rotate') || more.length > 0)
    throw new UsageError('Say what to do with the keys of receipts: list or rotate.');
  const reason = values.reason?.trim() ?? '';
  if (verb === 'rotate' && reason === '')
    throw new UsageError('Say why: namesake keys rotate --reason "yearly rotation".');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  needDatabase(settings);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    if (verb === 'rotate') await storage.ledger.rotate({ at: Date.now(), actor: 'operator', reason });
    await list(storage, values.json === true);
  } finally {
    await storage.close();
  }
}

async function list({ ledger }: Storage, json: boolean): Promise<void> {
  const keys = await ledger.keys();
  if (json) {
    const shown = keys.map(({ publicKey, ...key }) => ({ ...key, publicKey: publicKey.toString('base64url') }));
    process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    return;
  }
  if (keys.length === 0) process.stdout.write('No key yet: the first start of the service makes it.\n');
  for (const { id, since, until } of keys) {
    const ended = until === null ? 'signs now' : `until ${new Date(until).toISOString()}`;
    process.stdout.write(`${id}  from ${new Date(since).toISOString()}  ${ended}\n`);
  }
}
