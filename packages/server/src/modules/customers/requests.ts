import { type CustomerData, relatedReference, type SearchRequest } from '@namesake/contract';

/** A party of a customer, and the search that screens it. */
export type PartyRequest = { readonly role: string | null; readonly request: SearchRequest };

/** The searches of a customer: its own, then those of the parties beside it, each under a reference of its own. */
export function requestsOf({ related = [], group: _, ...own }: CustomerData): readonly PartyRequest[] {
  const purpose = own.purpose === undefined ? {} : { purpose: own.purpose };
  const beside = related.map(({ role, ...party }) => ({
    role,
    request: { ...party, externalRef: relatedReference(own.externalRef, role), ...purpose },
  }));
  return [{ role: null, request: own }, ...beside];
}
