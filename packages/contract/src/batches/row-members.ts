import { z } from 'zod';

const rowErrorSchema = z
  .object({
    code: z.string().meta({ description: 'Code of the error.', examples: ['empty_search_text'] }),
    detail: z.string().meta({ description: 'What is wrong, for programs.', examples: ['/searchText'] }),
    text: z.string().meta({
      description: 'What is wrong and what to do, in sentences.',
      examples: [
        'searchText is empty. Where: searchText. Nothing was screened. Send the name, identifier or text to screen.',
      ],
    }),
  })
  .meta({ id: 'BatchRowError', description: 'Why a row could not be screened.' });

/** Members of a row, finished or previewed. */
export const rowMembers = {
  row: z.int().meta({ description: 'Number of the row, from 1, without the line of headings.', examples: [1] }),
  line: z.int().meta({ description: 'The line of the file on which it begins, from 1.', examples: [2] }),
  id: z
    .string()
    .nullable()
    .meta({ description: 'Its own id; null where it has none.', examples: ['4711'] }),
  error: rowErrorSchema.nullable().meta({ description: 'Why it cannot be screened; else null.', examples: [null] }),
  notes: z.array(z.string()).meta({
    description: 'Members that could not be read and were left out: the row is screened without them.',
    examples: [['birthDate']],
  }),
  role: z
    .string()
    .nullable()
    .meta({
      description: 'For another party of the row: the heading of its column; otherwise null.',
      examples: [null],
    }),
  setAside: z.array(z.string()).meta({
    description: 'Columns or members with words in this row that were not screened.',
    examples: [['Remarks']],
  }),
  context: z
    .array(
      z
        .object({
          heading: z.string().meta({ description: 'The heading of the column.', examples: ['Town'] }),
          value: z.string().meta({ description: 'Value in the row.', examples: ['Port Vantal'] }),
        })
        .meta({ id: 'BatchRowContext', description: 'A value that is kept with a row and not screened.' }),
    )
    .meta({ description: 'Values of the row kept as context.', examples: [[]] }),
};
