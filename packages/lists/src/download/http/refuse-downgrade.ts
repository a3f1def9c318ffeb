import type { Source } from '../../list/source.ts';
import { DownloadFailed } from './download-failed.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * From https nothing leads to plain http, where anybody on the way could change the file.
 *
 * @throws DownloadFailed
 */
export function refuseDowngrade(source: Source, from: string, to: string): void {
  if (!from.startsWith('https:') || !to.startsWith('http:') || THIS_MACHINE.test(new URL(to).hostname)) return;
  const reason = `${new URL(from).host} leads from https to plain http at ${new URL(to).host}, where anybody on the way could change the file`;
  throw new DownloadFailed('redirects', source.id, reason);
}
