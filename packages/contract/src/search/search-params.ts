import { z } from 'zod';

/** Path parameters of `GET /searches/{id}`. */
export const searchParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'The searchId.', examples: ['srch_01j8z6m3q4'] }),
});
