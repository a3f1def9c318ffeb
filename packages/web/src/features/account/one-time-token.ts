/** The token in a one-time link or its fragment: `…/setup#token=…`; undefined if there is none. */
export function oneTimeTokenIn(link: string): string | undefined {
  const fragment = link.slice(link.indexOf('#') + 1);
  const token = new URLSearchParams(fragment).get('token')?.trim();
  return token === undefined || token === '' ? undefined : token;
}

/** The user name in the fragment of an invitation; empty if there is none. */
export const userNameIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('name') ?? '';
