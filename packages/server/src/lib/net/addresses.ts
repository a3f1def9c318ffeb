import { BlockList, isIP } from 'node:net';

/** Normalised address: IPv4 inside IPv6 as IPv4, no zone. */
export function plainAddress(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  return mapped ?? bare;
}

/** Whether an address is one of these addresses, or in one of these networks. False for invalid addresses. */
export function isAmong(address: string, networks: readonly string[]): boolean {
  const plain = plainAddress(address);
  const family = familyOf(plain);
  if (family === undefined) return false;
  return networks.some((network) => {
    const { base, prefix, family: own } = networkOf(network);
    if (own !== family) return false;
    const list = new BlockList();
    list.addSubnet(base, prefix, own);
    return list.check(plain, family);
  });
}

/** Whether every address of one list is in the other. An empty list means every address. */
export function isNarrower(inner: readonly string[], outer: readonly string[]): boolean {
  if (outer.length === 0) return true;
  if (inner.length === 0) return false;
  return inner.every((network) => {
    const { base, prefix } = networkOf(network);
    return outer.some((wide) => networkOf(wide).prefix <= prefix && isAmong(base, [wide]));
  });
}

function networkOf(text: string): { readonly base: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' } {
  const [base = '', prefix] = text.split('/');
  const family = isIP(base) === 4 ? 'ipv4' : 'ipv6';
  return { base, prefix: prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family };
}

const familyOf = (address: string): 'ipv4' | 'ipv6' | undefined =>
  isIP(address) === 4 ? 'ipv4' : isIP(address) === 6 ? 'ipv6' : undefined;

/** Whether a host name or address is only reachable from this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}
