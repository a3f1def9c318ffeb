import type { Call } from '../../context/app.ts';

/**
 * The command by which an administrator saves a policy that says to the calling token what complete is.
 * @param searched what the policy searches; where absent, who saves it adds that
 */
export function saveCommand(
  { app, principal }: Call,
  name: string,
  searched: { readonly lists?: readonly string[] },
): string {
  const token = principal.kind === 'token' ? principal.tokenId : '';
  const body = JSON.stringify({ ...searched, completeFor: [token], text: 'Why this is enough' });
  const url = `${app.publicUrl?.origin ?? '$NAMESAKE_URL'}/api/v1/policies/${name}`;
  return `curl -X PUT ${url} -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' -d '${body}'`;
}
