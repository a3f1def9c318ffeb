import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { NOT_COVERED, NOT_COVERED_CODES } from '../search/coverage.ts';

/** Why content is missing from a list's listings. */
export const LIST_LIMITATION_KINDS = ['not_published', 'read_in_part', 'not_read', 'not_downloaded'] as const;

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const jurisdiction = text('ISO 3166-1 alpha-2 code; EU, UN or INT if it is not a country.', 'UN');

/** Response of `GET /limitations`. */
export const limitationsSchema = z
  .object({
    lists: z
      .array(
        z
          .object({
            list: text('Id of the list.', 'un_sc'),
            title: text('Name of the list.', 'United Nations Security Council Consolidated List'),
            jurisdiction,
            limitations: z
              .array(
                z
                  .object({
                    kind: z.enum(LIST_LIMITATION_KINDS).meta({
                      description:
                        'not_published: the list does not say it. read_in_part: it says it in prose that cannot always be parsed. not_read: left out on purpose. not_downloaded: a person must fetch the file.',
                      examples: ['not_published'],
                    }),
                    text: text('One sentence.', 'It does not say who owns whom.'),
                  })
                  .meta({ id: 'ListLimitation', description: 'A limitation of a list.' }),
              )
              .meta({ description: 'Missing data that users may expect.', examples: [[]] }),
          })
          .meta({ id: 'ListLimitations', description: 'Limitations of one list.' }),
      )
      .meta({ description: 'Every official list that can be read, loaded here or not.', examples: [[]] }),
    notRead: z
      .array(
        z
          .object({
            title: text('Name of the list.', 'Notice of restricted persons'),
            jurisdiction,
            reason: text('Why it is not read.', 'It is published as a PDF annex only.'),
          })
          .meta({ id: 'UnreadList', description: 'An official list that is known and not read.' }),
      )
      .meta({ description: 'Lists that users may expect and that are not read.', examples: [[]] }),
    notCovered: z
      .array(
        z
          .object({
            code: z
              .enum(NOT_COVERED_CODES)
              .meta({ description: 'As in coverage.notCovered of answers.', examples: ['adverse_media'] }),
            text: text('What it means.', NOT_COVERED.adverse_media),
          })
          .meta({ id: 'NotCoveredText', description: 'Something that no list here covers.' }),
      )
      .meta({ description: 'Not covered by lists, or only by some.', examples: [[]] }),
  })
  .meta({ id: 'Limitations', description: 'What screening here does not cover, list by list.' });

export type Limitations = DeepReadonly<z.output<typeof limitationsSchema>>;
