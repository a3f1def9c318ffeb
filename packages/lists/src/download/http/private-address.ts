import { BlockList, isIP } from 'node:net';

/**
 * Special-purpose addresses of IANA's registries that are not globally reachable: this machine and its network, cloud
 * metadata, documentation, benchmarks, and IPv6 forms that lead to IPv4.
 */
const PRIVATE = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
]) {
  const [base = '', prefix] = network.split('/');
  PRIVATE.addSubnet(base, Number(prefix), isIP(base) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an IP address is not public. IPv4 within IPv6 counts as IPv4. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
