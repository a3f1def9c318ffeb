import { isLoopback } from '../lib/net/addresses.ts';

/**
 * Why an address must not be contacted: over plain http, an attacker on the network could read the key and change the
 * list. Undefined for https, this machine, and hosts that the operator allowed by name.
 */
export function plainHttpRefusal(address: string, allowHttp: readonly string[]): string | undefined {
  const url = new URL(address);
  const { protocol, hostname } = url;
  if (protocol !== 'http:' || mayBePlainHttp(url, allowHttp)) return undefined;
  return `must be https: over plain http, anybody on the way can change the list and read its key. If ${hostname} has no https, set NAMESAKE_ALLOW_HTTP=${hostname}`;
}

/** Whether plain http is allowed for a host: this machine, and hosts that the operator allowed by name. */
export const mayBePlainHttp = ({ hostname, host }: URL, allowHttp: readonly string[]): boolean =>
  isLoopback(hostname) || allowHttp.includes(hostname) || allowHttp.includes(host);
