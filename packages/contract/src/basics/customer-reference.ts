import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { coded, referenceText } from './primitives.ts';

/** Id of an invented customer. */
export const CUSTOMER = 'cus_kQ1vX2m8Tq5dY0uB7sHfCzNpW4aE';

/** An opaque id for a customer reference. URLs contain it instead of the reference. */
export const customerIdSchema = z
  .string()
  .regex(/^cus_[\w-]{23,1200}$/)
  .meta({ description: 'Opaque id of one of your references, for URLs.', examples: [CUSTOMER] });

/** Request body of `POST /customers/find`: exactly one of the two members. */
export const findCustomerRequestSchema = z
  .strictObject({
    externalRef: referenceText(200)
      .optional()
      .meta({ description: 'Your reference.', examples: ['customer-4711'] }),
    customerId: customerIdSchema.optional(),
  })
  .refine(({ externalRef, customerId }) => (externalRef === undefined) !== (customerId === undefined), {
    ...coded('member_required', 'Give either externalRef or customerId.'),
    path: ['externalRef'],
  })
  .meta({
    id: 'FindCustomerRequest',
    description: 'One of your references, or its opaque id.',
    oneOf: [{ required: ['externalRef'] }, { required: ['customerId'] }],
    examples: [{ externalRef: 'customer-4711' }],
  });

/** Response of `POST /customers/find`. */
export const customerReferenceSchema = z
  .object({
    customerId: customerIdSchema,
    externalRef: z.string().meta({ description: 'Your reference.', examples: ['customer-4711'] }),
  })
  .meta({ id: 'CustomerReference', description: 'A customer as you refer to it.' });

export type FindCustomerRequest = DeepReadonly<z.output<typeof findCustomerRequestSchema>>;
export type CustomerReference = DeepReadonly<z.output<typeof customerReferenceSchema>>;
