import type { IssueOptions } from '../../src/modules/access/tokens/issue-token.ts';
import type { TestService } from './test-service.ts';

/** A token of this service, and its id. */
export async function issuedToken(to: TestService, options: Partial<IssueOptions> = {}) {
  const secret = await to.token(options);
  const found = await to.app.bearerTokens.find(secret);
  return { secret, id: typeof found === 'string' ? '' : found.id };
}
