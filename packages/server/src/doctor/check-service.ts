import { describeOwner } from '../lib/data-dir/is-held.ts';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

/** Checks by its lock whether a service uses the data folder. */
export function checkService({ service, settings }: Installation): readonly Found[] {
  switch (service.kind) {
    case 'none':
      return [ok(`No service runs on ${settings.dataDir}.`)];
    case 'unknown':
      return [
        problem(
          `Whether a service runs on ${settings.dataDir} cannot be seen (${service.code}).`,
          'Run this as the user of the service.',
        ),
      ];
    case 'running':
      return [ok(`The data folder is in use by ${describeOwner(service.owner)}.`)];
    case 'elsewhere':
      return [
        warning(
          `The data folder is in use by ${describeOwner(service.owner)}: another machine or container. Its last sign of life was ${Math.max(0, Math.round(service.silentMs / 1_000))} s ago.`,
          'If that is not intended, stop one of the two. Only one service may run on a data folder, on a local disk.',
        ),
      ];
    case 'left': {
      const who = service.owner === undefined ? 'names no service' : `is of ${describeOwner(service.owner)}`;
      return [
        warning(
          `The lock ${service.path} was left behind: it ${who}, which no longer runs.`,
          'The next start takes the lock over by itself. Look why that service ended: kill -9, out of memory, or a reboot.',
        ),
      ];
    }
  }
}
