import { z } from 'zod';

/** A number in a query, in digits: what else JavaScript takes for a number (`1e2`, `0x1`, an empty text) is refused. */
const digits = (value: string | number): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** A whole number in a query or a form. */
export const queryNumber = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(digits, schema);

/** Python writes them with capitals. */
const trueOrFalse = (value: boolean | 'true' | 'false'): unknown =>
  typeof value === 'string' && /^(?:true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;

/** A truth value in a query or a form: `true` or `false`. */
export const queryBoolean = (description: string) =>
  z.preprocess(trueOrFalse, z.boolean().meta({ description, examples: [true] }));

/** Query of answers that come in pages. */
export const pageQuerySchema = z.strictObject({
  cursor: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .meta({ description: 'The nextCursor of the previous page.', examples: ['2s.q83vEjRWeJASNFZ4'] }),
  limit: queryNumber(
    z
      .int()
      .min(1)
      .max(500)
      .meta({ description: 'Maximum items on a page; default 100.', examples: [100] }),
  ).default(100),
});

/** Member of answers that come in pages. */
export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: 'Send it as cursor to get the next page; null on the last.', examples: [null] });
