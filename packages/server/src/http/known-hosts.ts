import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { isLoopback } from '../lib/net/addresses.ts';

export type HostSettings = Pick<Settings, 'host' | 'publicUrl' | 'hosts'>;

/**
 * The host names that the service goes by. A page of another site can have its own name lead here (DNS rebinding) and
 * then read answers as if it were ours; its requests name that other host. Ports are not looked at: a tunnel or a
 * container has others, and a rebound name has ours.
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
    // Nobody can make an address lead elsewhere.
    this.#takesAddresses = isEverywhere && publicUrl === null;
  }

  /** Whether a request names this service: as it came, as a trusted proxy says that it came, and in its address. */
  accepts({ headers, host, raw }: Pick<FastifyRequest, 'headers' | 'host' | 'raw'>): boolean {
    const [, named] = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(raw.url ?? '') ?? [];
    if (named !== undefined && !this.#knows(named)) return false;
    // HTTP/1.0 may leave it out; browsers never do.
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

/** A host without its port and brackets, in lower case. */
function bare(authority: string): string {
  const text = authority.trim().toLowerCase();
  if (isIP(text) !== 0) return text;
  const [, address, name = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(text) ?? [];
  return address ?? name.replace(/\.$/, '');
}
