import { z } from 'zod';
import { queryBoolean } from '../basics/page.ts';
import { instant } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listUsedSchema } from '../lists/lists.ts';
import { listsLoadingOrNull } from '../lists/lists-loading.ts';

/** Response of `GET /livez`. */
export const livezSchema = z
  .object({ status: z.literal('ok').meta({ description: 'The process responds.', examples: ['ok'] }) })
  .meta({ id: 'Liveness', description: 'Whether the process responds.' });

/** Query parameters of `GET /readyz`. */
export const readyzQuerySchema = z.strictObject({
  strict: queryBoolean(
    'Whether to answer 503 also while only the sample list is loaded, a required list is missing, or a list is stale: for load balancers that read only the status.',
  ).optional(),
});

const declaredSchema = z
  .object({
    until: instant('End of the declaration.'),
    fileAgeSeconds: z
      .number()
      .nullable()
      .meta({
        description: 'Seconds since the publication date inside the file; null if unknown.',
        examples: [7_776_000],
      }),
  })
  .meta({
    id: 'DeclaredCurrent',
    description: 'The operator declared the file of the list current, so its age is ignored. Absent for other lists.',
  });

/** Response of `GET /readyz`: 200 if ready, otherwise 503. */
export const readyzSchema = z
  .object({
    status: z.enum(['ready', 'starting', 'lists_missing', 'storage_unavailable', 'incomplete', 'shutting_down']).meta({
      description:
        'ready: required lists, or the sample list, are loaded and searches are answered. storage_unavailable: nothing can be recorded, so nothing is answered; problems says why. incomplete, with ?strict=true only: searches are answered, but on the sample list, or without a required list that is fresh.',
      examples: ['ready'],
    }),
    demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.', examples: [false] }),
    complete: z
      .boolean()
      .meta({ description: 'Whether every required list is loaded and fresh enough.', examples: [true] }),
    problems: z.array(z.string()).meta({
      description:
        'Problems for the operator, as sentences: why nothing can be recorded; control names that the main thread or a replaced thread did not find; lists that are old, too old or missing. Empty if there is no problem.',
      examples: [[]],
    }),
    loading: listsLoadingOrNull,
    lists: z
      .array(
        listUsedSchema
          .pick({ id: true, status: true, ageSeconds: true, recordCount: true })
          .extend({ declaredCurrent: declaredSchema.optional() }),
      )
      .meta({ description: 'Each list and its status.', examples: [[]] }),
  })
  .meta({ id: 'Readiness', description: 'Whether searches can be answered.' });

export type Readiness = DeepReadonly<z.output<typeof readyzSchema>>;
