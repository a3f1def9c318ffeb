import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Source } from '../../list/source.ts';
import { DownloadFailed } from './download-failed.ts';
import { isPrivateAddress } from './private-address.ts';

/** Hosts that the operator, or the table of sources, configured for a list. */
export const namedHosts = ({ url, preferredUrls = [], mirrors = [] }: Source): readonly string[] =>
  [url, ...preferredUrls, ...mirrors].map((address) => new URL(address).hostname);

/**
 * Checks each redirect of a publisher or mirror by the rules of the first address: https, or plain http on a configured
 * host; and no host of this machine's network unless configured. https never redirects to plain http, where anyone on
 * the network could change the file.
 * @param named hosts configured for the list
 * @throws DownloadFailed
 */
export async function checkHop(source: Source, from: string, to: string, named: readonly string[]): Promise<void> {
  const [before, next] = [new URL(from), new URL(to)];
  const refused = (what: string): DownloadFailed =>
    new DownloadFailed('redirects', source.id, `${before.host} leads ${what} ${next.host}`);
  if (next.protocol !== 'https:' && next.protocol !== 'http:') throw refused(`to no web address at`);
  const isNamed = named.includes(next.hostname);
  if (next.protocol === 'http:') {
    if (before.protocol === 'https:')
      throw refused('from https to plain http, where anybody on the way could change the file, at');
    if (!isNamed) throw refused('to plain http on a host that is not named for this list,');
  }
  if (!isNamed && (await isOfThisNetwork(next.hostname)))
    throw refused('to an address of this machine’s own network that is not named for this list,');
}

async function isOfThisNetwork(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return isPrivateAddress(host);
  try {
    return (await lookup(host, { all: true })).some(({ address }) => isPrivateAddress(address));
  } catch {
    // If only a proxy can resolve the name, it cannot reach this network.
    return false;
  }
}
