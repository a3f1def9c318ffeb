import { CUSTOMER_STATUSES, type CustomerView, customerDataSchema, ENDPOINTS } from '@namesake/contract';
import { z } from 'zod';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { getCustomer } from '../customers/view.ts';
import { first } from './fence.ts';
import { tool } from './tool.ts';

/** Maximum number of parties: the customer and its related parties. */
const MAX_PARTIES = 11;

const output = z.object({
  customerId: z.string(),
  group: z.string(),
  status: z.enum(CUSTOMER_STATUSES).meta({
    description: 'Of the last screening; clear: it was complete and found nothing. No release of the customer.',
  }),
  statusSince: z.string(),
  why: z.string().nullable().meta({ description: 'Of not_screened: an outcome or the code of an error.' }),
  watch: z.string().meta({ description: 'Whether it is screened again: on, off or ended.' }),
  due: z.string().nullable().meta({ description: 'Why it is to be screened next; null where it is not.' }),
  screenedAt: z.string().nullable(),
  parties: z.array(
    z.object({
      role: z.string().nullable().meta({ description: 'null: the customer.' }),
      name: z.string(),
      searchId: z.string().nullable(),
      outcome: z.string().nullable(),
      total: z.int().meta({ description: 'Potential matches.' }),
      open: z.int().meta({ description: 'Those that nobody decided about.' }),
      suppressed: z.int().meta({ description: 'Listed parties that good guys took away.' }),
      error: z.string().nullable(),
    }),
  ),
  partiesNotShown: z.int(),
  leftOutCount: z.int().meta({ description: 'What the record of the customer says and was not screened.' }),
});

/** Short form of a customer under watch from `GET /customers/{id}`. */
export const customerTool = tool({
  name: 'customer_status',
  title: 'Read the status of a customer under watch',
  description:
    'What the last screening of a customer under watch found, and what people decided, by your reference of it. It screens nobody anew. Hold where potential matches are open, or the customer was not screened.',
  endpoint: ENDPOINTS.getCustomer,
  input: z.strictObject({ externalRef: customerDataSchema.shape.externalRef }),
  output,
  run: async (call, { externalRef }) => {
    const customer = await getCustomer(call, customerIdOf(call.app.keys.customers, externalRef));
    return { text: textOf(customer), data: present(customer) };
  },
});

function textOf({ status, watch, due, leftOut }: CustomerView): string {
  const said = {
    waiting: 'The customer was not screened since it was added or changed: hold.',
    clear: 'The last screening found no potential match. It says nothing of what the lists do not cover.',
    alert: 'There are potential matches that nobody decided about: hold. A person must look at them.',
    decided: 'People decided about all potential matches; what they decided is in the records.',
    not_screened: 'The customer could not be screened or compared in full, so nothing follows: hold.',
  }[status];
  const later = due === null ? '' : ' It is to be screened again, which may change this.';
  const ended = watch === 'on' ? '' : ' It is not under watch now: changes of the lists since then do not count.';
  return `${said}${later}${ended}${leftOut.length === 0 ? '' : ' Parts of its record were not screened.'}`;
}

function present(customer: CustomerView): z.input<typeof output> {
  const { customerId, group, status, statusSince, why, watch, due, screenedAt, parties, leftOut } = customer;
  return {
    customerId,
    group,
    status,
    statusSince,
    why,
    watch,
    due,
    screenedAt,
    parties: first(parties, MAX_PARTIES).map(({ searchText: name, role, searchId, ...found }) => {
      const { outcome, total, open, suppressed, error } = found;
      return { role, name, searchId, outcome, total, open, suppressed, error };
    }),
    partiesNotShown: Math.max(0, parties.length - MAX_PARTIES),
    leftOutCount: leftOut.length,
  };
}
