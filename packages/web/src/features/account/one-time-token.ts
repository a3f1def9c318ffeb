/** The token in a set-up link or its fragment: `…/setup#token=…`; undefined if there is none. */
export function oneTimeTokenIn(link: string): string | undefined {
  const fragment = link.slice(link.indexOf('#') + 1);
  const token = new URLSearchParams(fragment).get('token')?.trim();
  return token === undefined || token === '' ? undefined : token;
}
