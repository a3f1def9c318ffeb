import { NOT_COMPARED_FIELDS, NOT_COMPARED_WHY } from '@namesake/engine';
import { z } from 'zod';

/** A part of the request that nothing was compared with. */
export const notComparedSchema = z
  .object({
    field: z.enum(NOT_COMPARED_FIELDS).meta({ description: 'Member of the request.', examples: ['searchText'] }),
    index: z
      .int()
      .nullable()
      .meta({ description: 'Which alias or address, from 0; null for searchText.', examples: [null] }),
    span: z.tuple([z.int(), z.int()]).meta({
      description: 'Start and end in that value, in UTF-16 code units; the end is exclusive.',
      examples: [[6, 9]],
    }),
    why: z.enum(NOT_COMPARED_WHY).meta({
      description:
        'unreadable_script: letters of a script that cannot be compared. unknown_symbol: a sign that stands for no letter. replacement_character: U+FFFD, left by a broken encoding.',
      examples: ['replacement_character'],
    }),
  })
  .meta({ id: 'NotCompared', description: 'A part of the request that was compared with nothing.' });
