import type { CompareRequest, CompareResponse } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { engineInfo } from '../search/answer-context.ts';

/** Scores two parties on the path that a search takes. Nothing is recorded: no list is asked. */
export function compareParties({ app, principal }: Call, request: CompareRequest): CompareResponse {
  checkScope(principal, 'search:write');
  const policy = { ...app.policy, threshold: request.threshold ?? app.policy.threshold };
  const startedMs = performance.now();
  const comparison = app.compare(request, policy);
  const tookMs = Math.round((performance.now() - startedMs) * 100) / 100;
  return { ...comparison, engine: engineInfo(app, policy.threshold, tookMs) };
}
