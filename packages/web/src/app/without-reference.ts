import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { customerOf } from '#shared/customer/customer.ts';

type Filters = { readonly customer?: string; readonly externalRef?: string };

/** Has links from before addresses held ids lead to the same, without the reference. */
export async function withoutReference(
  { queryClient }: { readonly queryClient: QueryClient },
  { externalRef, ...filters }: Filters,
  to: '/history' | '/settings/good-guys',
): Promise<void> {
  if (externalRef === undefined) return;
  throw redirect({ to, search: { ...filters, ...(await customerOf(queryClient, externalRef)) }, replace: true });
}
