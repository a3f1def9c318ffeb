import { z } from 'zod';
import { entityTypeSchema, prioritySchema, resultReasonSchema } from '../basics/named-values.ts';
import { points } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { searchResponseSchema, searchResultSchema } from './search-response.ts';

const compactResultSchema = z
  .object({
    entityId: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-001'] }),
    entityType: entityTypeSchema.meta({ description: 'What the party is.', examples: ['person'] }),
    priority: prioritySchema.meta({ description: 'high from score 85 or by identifier.', examples: ['high'] }),
    score: points('Name score plus or minus the points of the other evidence.', 97.2),
    nameScore: points('How well the names agree.', 100),
    primaryName: z.string().meta({ description: 'The party’s main name.', examples: ['Orlan VESTRAKOV'] }),
    matchedName: searchResultSchema.shape.matchedName,
    reasonCodes: z.array(resultReasonSchema).meta({ description: 'Codes of the reasons.', examples: [['name_match']] }),
    birthYears: z.array(z.int()).meta({ description: 'Years of birth that lists give.', examples: [[1971]] }),
    countries: z
      .array(z.string())
      .meta({ description: 'Nationalities and countries of addresses, ISO 3166-1 alpha-2.', examples: [['DE']] }),
    lists: z.array(z.string()).meta({ description: 'Ids of the lists it is on.', examples: [['sample']] }),
    decision: searchResultSchema.shape.decision,
    rule: searchResultSchema.shape.rule,
    listingIds: z.array(z.string()).meta({ description: 'Ids of its listings.', examples: [['sample:P-001']] }),
  })
  .meta({ id: 'CompactResult', description: 'A listed party that the text may refer to, in short.' });

/** Response of `POST /search` with `view: "compact"`. */
export const compactResponseSchema = searchResponseSchema
  .omit({ view: true, results: true, lists: true, coverage: true })
  .extend({
    view: z.literal('compact').meta({ description: 'That this is the short answer.', examples: ['compact'] }),
    results: z.array(compactResultSchema).meta({ description: 'Best first.', examples: [[]] }),
    listsSearched: z.array(z.string()).meta({ description: 'Ids of the lists searched.', examples: [['sample']] }),
  })
  .meta({ id: 'CompactSearchResponse', description: 'A screening in short; GET /searches/{id} returns it in full.' });

export type CompactSearchResponse = DeepReadonly<z.output<typeof compactResponseSchema>>;

/** Response of `POST /search`: `view` tells which of the two it is. */
export const searchAnswerSchema = z
  .discriminatedUnion('view', [searchResponseSchema, compactResponseSchema])
  .meta({ id: 'SearchAnswer', description: 'A screening, or with `view: "compact"` the same in short.' });
