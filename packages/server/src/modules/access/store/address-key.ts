import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one customer has all to themselves: a /64. */
const NETWORK_GROUPS = 4;

/** By which attempts from one place are counted: an IPv4 address, or the network of an IPv6 address. */
export function addressKey(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : text.split(':');
  const [first, last] = [groups(head), groups(tail)];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
