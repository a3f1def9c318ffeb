import { BlockList, isIP } from 'node:net';

/** Addresses of this machine and its network, those of clouds for their machines, and forms that lead to them. */
const PRIVATE = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
]) {
  const [base = '', prefix] = network.split('/');
  PRIVATE.addSubnet(base, Number(prefix), isIP(base) === 4 ? 'ipv4' : 'ipv6');
}

/** Whether an IP address is not of a public host. IPv4 within IPv6 counts as itself. */
export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
