import { ask, isAlive } from '../lib/net/ask.ts';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';
import { isInUse } from './service-state.ts';

/** Status codes of a proxy whose service is down. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Status code of the service for an unknown host name. */
const MISDIRECTED = 421;

/** Checks that the public URL leads to the service, and that the service trusts the proxy. */
export async function checkProxy({ settings, service }: Installation): Promise<readonly Found[]> {
  const { publicUrl, trustProxy } = settings;
  if (publicUrl === null)
    return trustProxy === false
      ? [ok('No public URL is set: the service is used without a proxy.')]
      : [
          warning(
            'NAMESAKE_TRUST_PROXY is set and NAMESAKE_PUBLIC_URL is not: links and cookies are those of plain HTTP.',
            'Set NAMESAKE_PUBLIC_URL to the address that people use, or unset NAMESAKE_TRUST_PROXY.',
          ),
        ];
  const reached = await reachedFound(publicUrl.origin, isInUse(service));
  if (publicUrl.protocol !== 'https:' || trustProxy !== false) return [reached];
  return [
    reached,
    warning(
      'NAMESAKE_TRUST_PROXY is not set: behind the proxy every caller has its address, so that one caller uses up the log-in attempts and limits of all.',
      'Set NAMESAKE_TRUST_PROXY to the address of the proxy, such as 127.0.0.1.',
    ),
  ];
}

/** Probes accept any host; other requests only work if the proxy passes on a host name that the service knows. */
async function hostFound(origin: string): Promise<Found> {
  const asked = await ask(`${origin}/api/v1/setup`);
  return 'status' in asked && asked.status === MISDIRECTED
    ? problem(
        `The proxy at ${origin} passes on a host name that the service does not go by: requests get 421.`,
        'Let the proxy pass on the header Host as it came, or set NAMESAKE_HOSTS to the name that it passes on.',
      )
    : ok(`${origin} leads to the service.`);
}

async function reachedFound(origin: string, isRunning: boolean): Promise<Found> {
  const asked = await ask(`${origin}/livez`);
  if (isAlive(asked)) return hostFound(origin);
  const FIX = 'Check DNS, the certificate and the proxy, from this machine and from outside.';
  if ('failure' in asked) return warning(`${origin}/livez cannot be reached from here: ${asked.failure}.`, FIX);
  const { status } = asked;
  if (GATEWAY.has(status) && !isRunning)
    return ok(`${origin} leads to a proxy; no service runs behind it (${status}).`);
  const where = status >= 300 && status < 400 ? 'leads to another address' : 'does not lead to the service';
  return warning(
    `${origin}/livez ${where}: status ${status}.`,
    `Let the proxy pass every path on to the service. ${FIX}`,
  );
}
