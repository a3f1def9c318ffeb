import type { QueryClient } from '@tanstack/react-query';
import { customerQuery } from './customer-query.ts';

/** The reference in an address from before addresses held ids; nothing in any other. */
export function earlierReference({ externalRef }: Record<string, unknown>): { readonly externalRef?: string } {
  // The router reads digits as a number.
  const text = typeof externalRef === 'number' ? String(externalRef) : externalRef;
  return typeof text === 'string' && /^\S{1,200}$/.test(text) ? { externalRef: text } : {};
}

/** The id of a reference that somebody typed or an earlier link holds; of none, none. */
export async function customerOf(
  queryClient: QueryClient,
  externalRef: string | undefined,
): Promise<{ readonly customer?: string }> {
  const typed = externalRef?.trim() ?? '';
  if (typed === '') return {};
  const { customerId } = await queryClient.fetchQuery(customerQuery({ externalRef: typed }));
  return { customer: customerId };
}
