import { z } from 'zod';
import { listUsedSchema } from './lists.ts';

/** Answer of `GET /livez`. */
export const livezSchema = z
  .object({ status: z.literal('ok').meta({ description: 'The process answers.', examples: ['ok'] }) })
  .meta({ id: 'Liveness', description: 'Whether the process answers.' });

/** Answer of `GET /readyz`, with 200 when ready and 503 when not. */
export const readyzSchema = z
  .object({
    status: z.enum(['ready', 'starting', 'lists_missing', 'shutting_down']).meta({
      description: 'ready: required lists, or the sample list, are loaded and searches are answered.',
      examples: ['ready'],
    }),
    demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.', examples: [false] }),
    complete: z
      .boolean()
      .meta({ description: 'Whether every required list is loaded and young enough.', examples: [true] }),
    problems: z.array(z.string()).meta({
      description:
        'What the operator must look at, in sentences: names that must be found and were not, by the main thread or by one that was replaced; lists that are old, too old or missing. Empty where all is well.',
      examples: [[]],
    }),
    lists: z
      .array(listUsedSchema.pick({ id: true, status: true, ageSeconds: true, records: true }))
      .meta({ description: 'Each list and its status.', examples: [[]] }),
  })
  .meta({ id: 'Readiness', description: 'Whether searches can be answered.' });
