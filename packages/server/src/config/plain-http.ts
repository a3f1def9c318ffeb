import { isLoopback } from '../lib/net/addresses.ts';

/**
 * Why an address may not be asked: over plain http, an attacker on the network reads the key and changes the list. Undefined
 * for https, for this machine, and for hosts that the operator allowed by name.
 */
export function plainHttpRefusal(address: string, allowHttp: readonly string[]): string | undefined {
  const url = new URL(address);
  const { protocol, hostname } = url;
  if (protocol !== 'http:' || mayBePlainHttp(url, allowHttp)) return undefined;
  return `must be https: over plain http, anybody on the way can change the list and read its key. If ${hostname} has no https, set NAMESAKE_ALLOW_HTTP=${hostname}`;
}

/** Whether plain http may be used with a host: on this machine, and where the operator allowed it by name. */
export const mayBePlainHttp = ({ hostname, host }: URL, allowHttp: readonly string[]): boolean =>
  isLoopback(hostname) || allowHttp.includes(hostname) || allowHttp.includes(host);
