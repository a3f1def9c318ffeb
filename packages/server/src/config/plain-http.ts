import { isLoopback } from '../net/is-loopback.ts';

/**
 * Why an address may not be asked: over plain http, whoever is on the way reads the key and changes the list. Undefined
 * for https, for this machine, and for hosts that the operator allowed by name.
 */
export function plainHttpRefusal(address: string, allowHttp: readonly string[]): string | undefined {
  const { protocol, hostname, host } = new URL(address);
  if (protocol !== 'http:' || isLoopback(hostname) || allowHttp.includes(hostname) || allowHttp.includes(host))
    return undefined;
  return `must be https: over plain http, anybody on the way can change the list and read its key. If ${hostname} has no https, set NAMESAKE_ALLOW_HTTP=${hostname}`;
}
