import { type CustomerData, DEFAULT_POLICY_NAME, relatedReference, type SearchRequest } from '@namesake/contract';

/** A party of a customer, and the search that screens it. */
export type PartyRequest = {
  readonly role: string | null;
  readonly request: SearchRequest & { readonly externalRef: string };
};

/**
 * The searches of a customer under a policy: its own, then those of the parties beside it, each under a reference of
 * its own.
 */
export function requestsOf(
  { related = [], group: _, ...own }: CustomerData,
  policy = DEFAULT_POLICY_NAME,
): readonly PartyRequest[] {
  const under = policy === DEFAULT_POLICY_NAME ? {} : { policy };
  const purpose = own.purpose === undefined ? {} : { purpose: own.purpose };
  const beside = related.map(({ role, ...party }) => ({
    role,
    request: { ...party, externalRef: relatedReference(own.externalRef, role), ...purpose, ...under },
  }));
  return [{ role: null, request: { ...own, ...under } }, ...beside];
}
