import { type CustomerView, type SearchRequest, typeGiven } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { requestsOf } from './requests.ts';
import { type Customer, type Finding, whyOf } from './store/customer.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/** A customer as the API returns it. */
export function presentCustomer({ keys }: Pick<App, 'keys'>, customer: Customer): CustomerView {
  const { reference, group, status, watch, watchReason, due, leaving, input, screenedAt, findings } = customer;
  return {
    customerId: customerIdOf(keys.customers, reference),
    externalRef: reference,
    group,
    status,
    statusSince: instant(customer.statusSince),
    why: whyOf(customer),
    watch,
    watchSince: instant(customer.watchSince),
    watchReason,
    due,
    leaving,
    parties: requestsOf(input).map(({ role, request }) =>
      presentParty(
        customerIdOf(keys.customers, request.externalRef ?? reference),
        role,
        request,
        findings.find((one) => one.role === role),
      ),
    ),
    leftOut: [...(input.leftOut ?? [])],
    purpose: input.purpose ?? null,
    addedAt: instant(customer.addedAt),
    changedAt: instant(customer.changedAt),
    screenedAt: screenedAt === null ? null : instant(screenedAt),
  };
}

function presentParty(
  customerId: string,
  role: string | null,
  request: SearchRequest,
  finding: Finding | undefined,
): CustomerView['parties'][number] {
  const { searchId = null, outcome = null, total = 0, open = 0, suppressed = 0, error = null } = finding ?? {};
  return {
    role,
    customerId,
    searchText: request.searchText,
    aliases: [...(request.aliases ?? [])],
    entityType: typeGiven(request) ?? null,
    birthDate: request.birthDate ?? null,
    gender: request.gender ?? null,
    countries: [...(request.countries ?? [])],
    identifiers: [...(request.identifiers ?? [])],
    addresses: [...(request.addresses ?? [])],
    searchId,
    outcome,
    total,
    open,
    suppressed,
    error,
  };
}
