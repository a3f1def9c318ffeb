import { plannedSources } from '../config/planned-sources.ts';
import { type Settings, unknownSettingWarnings } from '../config/settings.ts';
import { prefixOf } from '../config/trusted-proxies.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { isLoopback } from '../lib/net/addresses.ts';
import { readAttestation } from '../lists/state/attestation.ts';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

/** A network with a shorter prefix is most of the Internet. */
const LEAST_PREFIX = 8;

/** Checks that every setting is valid, and that they fit together. */
export function checkConfiguration({ settings, faults, unknown }: Installation): readonly Found[] {
  const found = [
    ...faults.map((fault) => problem(`${fault}`, 'Correct or unset it. It is ignored below.')),
    ...unknownSettingWarnings(unknown).map((text) => warning(`${text}.`, 'Correct or unset it: nothing reads it.')),
    ...refusedBy(() => settings.listsAttested === null || readAttestation(settings.listsAttested)),
    ...refusedBy(() => plannedSources(settings.listsConfig, settings.allowHttp)),
    ...listsFound(settings),
    ...addressFound(settings),
    ...proxiesFound(settings),
    ...hostsFound(settings),
    ...plainHttpFound(settings),
  ];
  return found.some(({ status }) => status !== 'ok') ? found : [ok('Every setting can be used.'), ...found];
}

function refusedBy(read: () => unknown): readonly Found[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').map((line) => problem(line, 'Correct it: the service does not start with it.'));
  }
}

function listsFound({ listsDir, listsAttested, listsConfig }: Settings): readonly Found[] {
  return [
    ...(listsAttested !== null && listsDir === null
      ? [
          warning(
            'NAMESAKE_LISTS_ATTESTED has no effect: it is about files of --lists, and lists are downloaded.',
            'Unset it, or give NAMESAKE_LISTS_DIR.',
          ),
        ]
      : []),
    ...(listsConfig !== null && listsDir !== null
      ? [
          warning(
            'NAMESAKE_LISTS_CONFIG has no effect: with --lists nothing is downloaded.',
            'Unset it, or unset NAMESAKE_LISTS_DIR.',
          ),
        ]
      : []),
  ];
}

function addressFound({ host, publicUrl }: Settings): readonly Found[] {
  const IN_THE_CLEAR = 'passwords, tokens and names of customers travel unencrypted';
  if (publicUrl === null)
    return isLoopback(host)
      ? [ok(`The service listens on ${host}: only this machine can reach it.`)]
      : [
          warning(
            `The service listens on ${host} and has no public URL, so connections use plain HTTP: ${IN_THE_CLEAR}.`,
            'Put a proxy with TLS in front and set NAMESAKE_PUBLIC_URL=https://…, or listen on 127.0.0.1.',
          ),
        ];
  const { protocol, hostname, pathname, origin } = publicUrl;
  return [
    protocol === 'https:' || isLoopback(hostname)
      ? ok(`The public URL is ${origin}.`)
      : warning(
          `The public URL ${origin} is not https: cookies are not secure, and ${IN_THE_CLEAR}.`,
          'Put a proxy with TLS in front and set NAMESAKE_PUBLIC_URL=https://….',
        ),
    ...(pathname === '/'
      ? []
      : [
          warning(
            `Only ${origin} of NAMESAKE_PUBLIC_URL is used: the path ${pathname} is ignored.`,
            'Give the service its own host name.',
          ),
        ]),
  ];
}

function proxiesFound({ trustProxy, host }: Settings): readonly Found[] {
  const FIX = 'Set NAMESAKE_TRUST_PROXY to the address of the proxy, such as 127.0.0.1.';
  if (trustProxy === false) return [];
  if (typeof trustProxy === 'number')
    return isLoopback(host)
      ? []
      : [
          warning(
            `NAMESAKE_TRUST_PROXY is a number (${trustProxy}), and the service listens on ${host}: callers who bypass the proxy can claim any address.`,
            `Let only the proxy reach the port. Otherwise: ${FIX}`,
          ),
        ];
  return trustProxy.flatMap((network): readonly Found[] =>
    (prefixOf(network) ?? LEAST_PREFIX) < LEAST_PREFIX
      ? [
          warning(
            `NAMESAKE_TRUST_PROXY: ${network} is nearly every address, so that any caller can claim any address.`,
            FIX,
          ),
        ]
      : [],
  );
}

/** Checks the host names under which clients reach the service, besides localhost. */
function hostsFound({ host, publicUrl, hosts }: Settings): readonly Found[] {
  if (publicUrl !== null || hosts.length > 0 || isLoopback(host)) return [];
  return [
    warning(
      `The service answers only to addresses such as ${host} and to localhost: requests for any other host name get 421.`,
      'Set NAMESAKE_PUBLIC_URL to the address that people use, or NAMESAKE_HOSTS to the names that programs use.',
    ),
  ];
}

function plainHttpFound({ allowHttp, listsConfig, oidc }: Settings): readonly Found[] {
  if (allowHttp.length === 0) return [];
  const isForIssuer = oidc?.plainHttp === true && !isLoopback(oidc.issuer.hostname);
  if (isForIssuer && listsConfig === null) return [];
  return [
    listsConfig === null
      ? warning('NAMESAKE_ALLOW_HTTP has no effect: no addresses are configured.', 'Unset it.')
      : warning(
          `Lists may come over plain http from ${allowHttp.join(', ')}: anybody on the network path can change them and read their keys.`,
          'Use https there, and unset NAMESAKE_ALLOW_HTTP.',
        ),
  ];
}
