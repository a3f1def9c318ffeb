import type { TokenState } from './token-store.ts';

/** Most tokens in a line: one that a person made, what it makes, and what that makes. */
export const LONGEST_LINE = 3;

/** When a token with these ancestors stops working, whether it does already, and its owner's role now. */
export type Standing = Pick<TokenState, 'expiresAt' | 'revokedAt' | 'ownerRole'>;

/**
 * State of a token with its ancestors: it expires with the first of them and is revoked with any of them. Undefined
 * where one is not known, or the line is longer than any that is made.
 */
export async function standingOf(
  id: string,
  state: (id: string) => Promise<TokenState | undefined>,
): Promise<Standing | undefined> {
  const line = await lineOf(id, state);
  if (line === undefined) return undefined;
  const revoked = line.flatMap(({ revokedAt }) => revokedAt ?? []);
  return {
    expiresAt: Math.min(...line.map(({ expiresAt }) => expiresAt)),
    revokedAt: revoked.length === 0 ? null : Math.min(...revoked),
    // A token and what it makes have one owner.
    ownerRole: line[0]?.ownerRole ?? null,
  };
}

/** The token and its ancestors, the eldest last. Undefined where one is missing or the line is too long. */
export async function lineOf<T extends { readonly parent: string | null }>(
  id: string,
  find: (id: string) => Promise<T | undefined>,
): Promise<readonly T[] | undefined> {
  const line: T[] = [];
  for (let next: string | null = id; next !== null; ) {
    const found: T | undefined = await find(next);
    if (found === undefined || line.length === LONGEST_LINE) return undefined;
    line.push(found);
    next = found.parent;
  }
  return line;
}
