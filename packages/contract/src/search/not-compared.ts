import { NOT_COMPARED_FIELDS, NOT_COMPARED_WHY } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { spanSchema } from '../basics/span.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** A part of the request that was not compared. */
export const notComparedSchema = z
  .object({
    field: z.enum(NOT_COMPARED_FIELDS).meta({ description: 'Member of the request.', examples: ['searchText'] }),
    index: z
      .int()
      .nullable()
      .meta({ description: 'Which alias, address or identifier, from 0; null for searchText.', examples: [null] }),
    span: spanSchema.meta({ description: 'Its position in that value.', examples: [{ start: 6, end: 9 }] }),
    why: z.enum(NOT_COMPARED_WHY).meta({
      description:
        'unreadable_script: letters of a script that cannot be compared. unknown_symbol: a symbol that represents no letter. replacement_character: U+FFFD, left by a broken encoding.',
      examples: ['replacement_character'],
    }),
  })
  .meta({ id: 'NotCompared', description: 'A part of the request that was not compared.' });

export type NotComparedPart = DeepReadonly<z.output<typeof notComparedSchema>>;
