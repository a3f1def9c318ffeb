import { createHash } from 'node:crypto';
import type { Call } from '../../context/app.ts';

/** Maximum length of a policy name. */
const LONGEST = 63;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Name of the policy for a choice: its parts, or a shortened form with a digest if they are too long. */
export function policyName(prefix: string, parts: readonly string[]): string {
  const slug = [prefix, ...parts]
    .map(plain)
    .filter((text) => text !== '')
    .join('-');
  if (slug.length <= LONGEST && slug !== prefix) return slug;
  const digest = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
  return `${slug.slice(0, LONGEST - 9).replace(/-+$/, '')}-${digest}`;
}

/**
 * Instructions for an administrator to allow the calling token to use a named policy.
 *
 * @param searched what the policy searches; if absent, the administrator adds that
 */
export async function howToAllow(
  { app, principal }: Call,
  name: string,
  searched: { readonly lists?: readonly string[] },
): Promise<string> {
  if (principal.kind !== 'token') return 'Named policies answer tokens: send one.';
  const address = `${app.publicUrl?.origin ?? '$NAMESAKE_URL'}/api/v1/policies/${name}`;
  // Saving it again from scratch would lose its settings and its other tokens.
  if ((await app.storage.policies.find(name)) !== undefined)
    return `The policy ${name} is there: an administrator adds ${principal.tokenId} to its completeFor, under Settings → Scoring or by PUT ${address} with everything else that it has.`;
  const body = JSON.stringify({ ...searched, completeFor: [principal.tokenId], text: 'Why this is enough' });
  return `An administrator saves it, with what it searches: curl -X PUT ${address} -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' -d '${body}'`;
}
