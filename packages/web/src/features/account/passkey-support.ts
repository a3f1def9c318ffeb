/** Whether passkeys can be used on this page, or why not. */
export type PasskeySupport = 'ready' | 'address' | 'browser';

const ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const LOOPBACK = /^(?:127\.|\[::1\]$)/;

/** Browsers refuse passkeys at IP addresses, and outside https but for `localhost`. */
export function passkeySupport({ hostname }: Pick<Location, 'hostname'>, hasApi: boolean): PasskeySupport {
  if (ADDRESS.test(hostname)) return 'address';
  return hasApi ? 'ready' : 'browser';
}

/** The same page at an address where passkeys work, if it was opened at an address of this machine. */
export function pageAtLocalhost({ hostname, port, pathname, protocol }: Location | URL): string | undefined {
  if (!LOOPBACK.test(hostname)) return undefined;
  return `${protocol}//localhost${port === '' ? '' : `:${port}`}${pathname}`;
}

/** Whether this page and browser support passkeys. */
export const passkeysHere = (): PasskeySupport =>
  passkeySupport(window.location, typeof window.PublicKeyCredential === 'function');
