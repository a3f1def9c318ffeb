import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import { relaxPolicy } from '../modules/policies/change.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { needDatabase } from './command/data-folder.ts';

const USAGE = `Put a policy in force that is waiting for a second person, if there is no second person.

Usage: namesake policies relax NAME --reason TEXT [--data DIR]

  --reason TEXT  why nobody else can approve it; kept in the audit log
  --data DIR     data folder of the service   NAMESAKE_DATA_DIR   ./data

A version that drops verdicts from fourEyes waits until another administrator approves it. A sole administrator runs this
command twice, a day apart. The first run announces it in the audit log, on the page of policies and in the metric
namesake_policies_waiting, so that anyone can object; the second run puts the version in force.

Example:
  namesake policies relax payments --reason 'one administrator until March'
`;

/** Announces a pending policy version at the first run, and puts it in force at a second one, a day later. */
export async function policiesCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, {
    reason: { type: 'string' },
    data: { type: 'string' },
  });
  const [verb, name, ...more] = texts;
  if (verb !== 'relax') throw new UsageError('Say what to do with policies: relax.');
  if (name === undefined || more.length > 0)
    throw new UsageError('policies relax takes one policy, such as payments (see Settings → Scoring → Policies).');
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new UsageError('--reason is needed: it is kept in the audit log.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  needDatabase(settings);
  const { storage, keys } = await openInstallation(settings, { openFor: 'command' });
  try {
    const relaxed = await relaxPolicy(storage, keys, { name, reason, nowMs: Date.now() });
    if (relaxed === 'nothing_waits') throw new UsageError(`No version of ${name} is waiting for a second person.`);
    process.stdout.write(
      relaxed === 'in_force'
        ? `The version of ${name} that waited is in force. A running service uses it at once.\n`
        : `Announced to all users. Run this again after ${new Date(relaxed.fromMs).toISOString()}.\n`,
    );
  } finally {
    await storage.close();
  }
}
