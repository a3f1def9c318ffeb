import type { Source } from '../../list/source.ts';
import { DownloadFailed, type DownloadFailureCode } from './download-failed.ts';

/** Progress of a request before it failed. */
export type RequestFacts = {
  /** The last host that was asked. */
  readonly host: string;
  /** Bytes read of the body; bytes that arrived just before the end may not be included. */
  readonly bytes: number;
  /** Bytes announced by the publisher; undefined if it announced none. */
  readonly totalBytes: number | undefined;
};

type Failure = { readonly code: DownloadFailureCode; readonly reason: string; readonly isTransient: boolean };

/** The machine or its network is the cause, not the publisher: the host is unreachable. */
const NO_ROUTE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the address of the publisher cannot be resolved: this machine is offline, or its DNS does not know',
  EAI_AGAIN: 'the address of the publisher cannot be resolved: this machine is offline, or its DNS does not answer for',
  ENETUNREACH: 'no network leads to',
  EHOSTUNREACH: 'no network leads to',
  ENETDOWN: 'the network is down, so nothing leads to',
  ECONNREFUSED: 'the connection was refused: check the proxy and the firewall between this machine and',
};

/** OpenSSL's codes for certificate problems. */
const CERTIFICATE =
  /^(?:CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERR_TLS_CERT|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_)/;

/** Why a request ended without a complete file, from the error of `fetch` or of the disk: one sentence per cause. */
export function connectionFailure(source: Source, error: unknown, facts: RequestFacts): DownloadFailed {
  const { code, reason, isTransient } = failureOf(error, facts);
  return new DownloadFailed(code, source.id, reason, { isTransient, cause: error });
}

function failureOf(error: unknown, { host, bytes, totalBytes }: RequestFacts): Failure {
  const own = codeOf(error);
  // Errors of `fetch` have no code of their own, so an error with one came from writing the file.
  if (own !== undefined)
    return { code: 'disk', reason: `the file could not be written to the data folder (${own})`, isTransient: false };
  const cause = error instanceof Error ? error.cause : undefined;
  const code = codeOf(cause) ?? '';
  const message = cause instanceof Error ? cause.message : '';
  const noRoute = NO_ROUTE[code];
  if (noRoute !== undefined) return { code: 'unreachable', reason: `${noRoute} ${host}`, isTransient: true };
  if (message === 'redirect count exceeded')
    return { code: 'redirects', reason: `${host} redirects in a circle and never sends the file`, isTransient: false };
  if (error instanceof Error && error.message === 'terminated')
    return { code: 'cut_off', reason: cutOffReason(host, bytes, totalBytes), isTransient: true };
  if (CERTIFICATE.test(code)) return { code: 'certificate', reason: certificateReason(host, code), isTransient: false };
  const detail = code === '' ? message.split('\n', 1)[0] : code;
  const reason = `the connection to ${host} failed before it answered${detail === '' ? '' : ` (${detail})`}`;
  return { code: 'network', reason, isTransient: true };
}

function cutOffReason(host: string, bytes: number, totalBytes: number | undefined): string {
  const of = totalBytes === undefined ? '' : ` of ${totalBytes}`;
  return `${host} closed the connection in the middle of the file (${bytes}${of} bytes were read)`;
}

const certificateReason = (host: string, code: string): string =>
  `the certificate of ${host} is not trusted (${code}): if a proxy here inspects traffic, give its certificate in NODE_EXTRA_CA_CERTS`;

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
