import type { Call } from '../../context/app.ts';

/**
 * What an administrator does so that a named policy answers the calling token.
 * @param searched what the policy searches; where absent, who saves it adds that
 */
export async function howToAllow(
  { app, principal }: Call,
  name: string,
  searched: { readonly lists?: readonly string[] },
): Promise<string> {
  if (principal.kind !== 'token') return 'Named policies answer tokens: send one.';
  const address = `${app.publicUrl?.origin ?? '$NAMESAKE_URL'}/api/v1/policies/${name}`;
  // Saved anew, a policy would lose what it searches, and its other tokens.
  if ((await app.storage.policies.find(name)) !== undefined)
    return `The policy ${name} is there: an administrator adds ${principal.tokenId} to its completeFor, under Settings → Scoring or by PUT ${address} with everything else that it has.`;
  const body = JSON.stringify({ ...searched, completeFor: [principal.tokenId], text: 'Why this is enough' });
  return `An administrator saves it, with what it searches: curl -X PUT ${address} -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' -d '${body}'`;
}
