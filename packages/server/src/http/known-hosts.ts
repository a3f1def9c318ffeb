import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { isLoopback } from '../lib/net/addresses.ts';

export type HostSettings = Pick<Settings, 'host' | 'publicUrl' | 'hosts'>;

/**
 * Host names of the service. Another site can point its own name here (DNS rebinding) and read answers as if they were
 * its own; its requests carry that other host name. Ports are ignored: tunnels and containers change them, and a
 * rebound name keeps ours.
 */
export class KnownHosts {
  readonly #names: ReadonlySet<string>;
  readonly #takesAddresses: boolean;

  constructor({ host, publicUrl, hosts }: HostSettings) {
    const isEverywhere = ['0.0.0.0', '::', '[::]', ''].includes(host);
    this.#names = new Set([
      ...hosts.map(bare),
      ...(publicUrl === null ? [] : [bare(publicUrl.hostname)]),
      ...(isEverywhere ? [] : [bare(host)]),
    ]);
    // An IP address cannot be rebound.
    this.#takesAddresses = isEverywhere && publicUrl === null;
  }

  /** Whether a request names this service: in its Host header, in that of a trusted proxy, and in its target. */
  accepts({ headers, host, raw }: Pick<FastifyRequest, 'headers' | 'host' | 'raw'>): boolean {
    const [, named] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(raw.url ?? '') ?? [];
    if (named !== undefined && !this.#knows(named)) return false;
    // HTTP/1.0 requests may lack a host; browsers always send one.
    if (headers.host === undefined) return true;
    return this.#knows(headers.host) && this.#knows(host);
  }

  #knows(authority: string): boolean {
    const name = bare(authority);
    return (
      isLoopback(name) ||
      name.endsWith('.localhost') ||
      this.#names.has(name) ||
      (this.#takesAddresses && isIP(name) !== 0)
    );
  }
}

/** Host without port and brackets, in lower case. */
function bare(authority: string): string {
  const text = authority.trim().toLowerCase();
  if (isIP(text) !== 0) return text;
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(text) ?? [];
  return address ?? name.replace(/\.$/, '');
}
