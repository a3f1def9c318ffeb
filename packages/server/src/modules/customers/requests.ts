import { type CustomerData, DEFAULT_POLICY_NAME, relatedReference, type SearchRequest } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { mayBeShared } from './store/customer.ts';

/** A party of a customer, and the search that screens it. */
export type PartyRequest = {
  readonly role: string | null;
  readonly request: SearchRequest & { readonly externalRef: string };
};

/**
 * Searches of a customer under a policy: one for the customer, then one for each related party under a reference of its
 * own.
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

/**
 * Refuses customers that would share a reference: a decision about a reference applies to everyone who has it.
 *
 * @param sent customers with their JSON pointers in the request
 * @throws ApiError `reference_taken`
 */
export async function checkReferences(
  { storage }: Pick<App, 'storage'>,
  sent: readonly { readonly input: CustomerData; readonly path: string }[],
): Promise<void> {
  const own = sent.flatMap(({ input, path }) =>
    requestsOf(input).map(({ role, request: { externalRef: reference } }, at) => {
      const pointer = role === null ? `${path}/externalRef` : `${path}/related/${at - 1}/role`;
      return { reference, customer: input.externalRef, pointer };
    }),
  );
  const stored = await storage.customers.ownersOf(own.map(({ reference }) => reference).filter(mayBeShared));
  const owners = Map.groupBy([...own, ...stored], ({ reference }) => reference);
  const errors = own
    .filter(({ reference, customer }) => owners.get(reference)?.some((one) => one.customer !== customer))
    .map(({ pointer }) => ({ pointer, code: 'reference_taken', detail: TAKEN }) as const);
  if (errors.length > 0) throw new ApiError('reference_taken', { errors });
}

const TAKEN = 'Another customer, or a party beside one, has this reference: choose another reference or role.';
