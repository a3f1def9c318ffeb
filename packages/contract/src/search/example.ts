import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Response of `GET /example`. */
export const exampleSchema = z
  .object({
    searchText: z
      .string()
      .nullable()
      .meta({
        description:
          'Primary name of a listing that a search under the default policy finds; null while there is none.',
        examples: ['Orlan VESTRAKOV'],
      }),
    listing: z
      .string()
      .nullable()
      .meta({ description: 'Id of that listing.', examples: ['sample:P-001'] }),
  })
  .meta({ id: 'Example', description: 'A name to try a search with.' });

export type Example = DeepReadonly<z.output<typeof exampleSchema>>;
