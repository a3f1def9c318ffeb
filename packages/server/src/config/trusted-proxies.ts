import { isIP } from 'node:net';

/** Proxies whose `X-Forwarded-*` headers are trusted: none, a number of hops, or addresses and networks. */
export type TrustedProxies = false | number | readonly string[];

/** Names of address ranges. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_PROXIES = 10;

/**
 * Parses NAMESAKE_TRUST_PROXY.
 * @throws Error with the allowed values
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const value = text?.trim() ?? 'false';
  if (value === 'false' || value === '0') return false;
  if (value === 'true')
    throw new Error(
      'true would let every caller claim any address; give the addresses of the proxies, such as 127.0.0.1 or 10.0.0.0/8, or how many there are, such as 1',
    );
  if (/^\d+$/.test(value)) {
    if (Number(value) > MAX_PROXIES) throw new Error(`must be at most ${MAX_PROXIES} proxies`);
    return Number(value);
  }
  const networks = value.split(',').map((part) => part.trim());
  const wrong = networks.find((network) => !RANGES.includes(network) && prefixOf(network) === undefined);
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no address or network; give those of the proxies, such as 127.0.0.1 or 10.0.0.0/8`);
  const all = networks.find((network) => prefixOf(network) === 0);
  if (all !== undefined) throw new Error(`${all} is every address, so that every caller could claim any address`);
  return networks;
}

/** Prefix length of a network; undefined if the text is not one. */
export function prefixOf(network: string): number | undefined {
  const [address = '', prefix, more] = network.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return isIP(address) === 0 || more !== undefined || !(length <= bits) ? undefined : length;
}

/** Converts the setting to the framework's form: which hops of a request are trusted proxies. */
export function trustOf(proxies: TrustedProxies): false | string | ((address: string, hop: number) => boolean) {
  // A number would make the framework trust no one: the client before the last proxy could not be determined.
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : proxies.join(',');
}
