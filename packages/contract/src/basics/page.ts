import { z } from 'zod';

/** Parses a decimal number in a query. Other JavaScript number notations (`1e2`, `0x1`, an empty text) are refused. */
const digits = (value: string | number): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** An integer in a query or form. */
export const queryNumber = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(digits, schema);

/** Accepts capitals, because Python writes them. */
const trueOrFalse = (value: boolean | 'true' | 'false'): unknown =>
  typeof value === 'string' && /^(?:true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value;

/** A boolean in a query or form: `true` or `false`. */
export const queryBoolean = (description: string) =>
  z.preprocess(trueOrFalse, z.boolean().meta({ description, examples: [true] }));

/** Query parameters of paginated endpoints. */
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

/** Member of paginated responses. */
export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: 'Send it as cursor to get the next page; null on the last.', examples: [null] });
