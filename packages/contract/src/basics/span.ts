import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Position of something in a text. */
export const spanSchema = z
  .object({
    start: z
      .int()
      .min(0)
      .meta({ description: 'First UTF-16 code unit, from 0.', examples: [0] }),
    end: z
      .int()
      .min(0)
      .meta({ description: 'The UTF-16 code unit after the last.', examples: [5] }),
  })
  .meta({ id: 'Span', description: 'A part of a text, in UTF-16 code units as JavaScript, Java and C# count them.' });

export type Span = DeepReadonly<z.output<typeof spanSchema>>;
