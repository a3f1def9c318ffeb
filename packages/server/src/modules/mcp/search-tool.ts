import {
  checkTypes,
  ENDPOINTS,
  type SearchRequest,
  type SearchResponse,
  type SearchResult,
  searchRequestSchema,
} from '@namesake/contract';
import { OUTCOMES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { inSpan } from '../../lib/tracing.ts';
import { createSearch } from '../search/create.ts';
import { first } from './fence.ts';
import { tool } from './tool.ts';

const MAX_RESULTS = 10;

// The tool only reads, so it opens no case. View and level of explanation are fixed by its output.
const { openCase: _, view: __, explain: ___, ...members } = searchRequestSchema.shape;

const input = z
  .strictObject({
    ...members,
    limit: z
      .int()
      .min(1)
      .max(MAX_RESULTS)
      .optional()
      .meta({ description: `Most results shown, ${MAX_RESULTS}.` }),
  })
  .superRefine(checkTypes);

const texts = z.array(z.string());
const result = z.object({
  entityId: z.string().meta({ description: 'Id for the tool party.' }),
  entityType: z.string(),
  priority: z.enum(['high', 'review']),
  score: z.number().meta({ description: '0 to 100: name score plus other evidence.' }),
  nameScore: z.number(),
  primaryName: z.string(),
  matchedName: z.string().nullable().meta({ description: 'null: only an identifier matched.' }),
  birthDates: texts,
  countries: texts,
  listings: z.array(z.object({ id: z.string(), list: z.string(), status: z.string(), programs: texts })),
  listingCount: z.int(),
  reasons: texts.meta({ description: 'For and against.' }),
});

const output = z.object({
  searchId: z.string().meta({ description: 'Id of the recorded screening.' }),
  searchedAt: z.string(),
  outcome: z.enum(OUTCOMES),
  complete: z
    .boolean()
    .meta({ description: 'false: lists or parts of the request are missing, see the members below.' }),
  total: z.int().meta({ description: 'Potential matches on all pages.' }),
  nextCursor: z.string().nullable(),
  results: z.array(result),
  notShown: z.record(z.string(), z.int()).meta({ description: 'Counts of what is not among the results, by reason.' }),
  notCompared: z.array(z.object({ field: z.string(), why: z.string() })),
  deviations: texts.meta({ description: 'Where the request or policy may hide results.' }),
  warnings: texts,
  lists: z.array(z.object({ id: z.string(), status: z.string(), version: z.string().nullable() })),
  notSearched: texts.meta({ description: 'Official lists that were not searched.' }),
  notCovered: texts.meta({ description: 'Codes of what no list here can show: see the tool limitations.' }),
});

/** Screens like `POST /search`, and records the screening. */
export const searchTool = tool({
  name: 'search',
  title: 'Screen a name, identifier or text',
  description:
    'Screens against the sanctions lists of this installation and records the screening. Results are potential matches for a person to look at, not findings. Hold on anything but outcome no_match with complete true; an error is a hold, too.',
  endpoint: ENDPOINTS.createSearch,
  input,
  output,
  run: async (call, given) => {
    const request: SearchRequest = { ...given, limit: given.limit ?? MAX_RESULTS };
    const recorded = await inSpan('namesake.search', { 'namesake.request_id': call.requestId }, () =>
      createSearch(call, request, []),
    );
    const answer: SearchResponse = JSON.parse(recorded);
    return { text: textOf(answer), data: present(answer) };
  },
});

function textOf({ outcome, complete, total, results, suppressed }: SearchResponse): string {
  const away = (suppressed.goodGuyCount ?? 0) + (suppressed.discountCount ?? 0);
  const lists = complete ? '' : ' The search was not complete, so there may be more.';
  const said = {
    potential_match: `Potential matches: ${total}, of which ${results.length} are shown. A person must look at them.${lists}`,
    no_match: complete
      ? 'No potential match was found in the lists that were searched. It says nothing of what they do not cover.'
      : 'Nothing was found, but the search was not complete: hold.',
    insufficient_name: 'The name says too little to be screened: hold, and search again with more of it.',
    incomplete: 'Nothing was found, but the search was not complete, so that proves nothing: hold.',
    demo: 'Only the fictional sample list is loaded, so nothing follows for any real party.',
  }[outcome];
  return away === 0 ? said : `${said} Good guys or rules of this installation took away: ${away}.`;
}

function present(answer: SearchResponse): z.input<typeof output> {
  const { searchId, searchedAt, outcome, complete, total, nextCursor = null, suppressed, coverage } = answer;
  const results = first(answer.results, MAX_RESULTS);
  return {
    searchId,
    searchedAt,
    outcome,
    complete,
    total,
    nextCursor,
    results: results.map(presentResult),
    notShown: {
      overLimit: suppressed.overLimitCount,
      weakAliasOnly: suppressed.weakAliasOnlyCount,
      nearMiss: suppressed.nearMissCount,
      lightName: suppressed.lightNameCount,
      byEffect: suppressed.byEffectCount ?? 0,
      byRule: suppressed.byRuleCount ?? 0,
      goodGuy: suppressed.goodGuyCount ?? 0,
      discount: suppressed.discountCount ?? 0,
    },
    notCompared: first(answer.notCompared, 10).map(({ field, why }) => ({ field, why })),
    deviations: first(answer.deviations, 10).map(({ text }) => text),
    warnings: first(answer.warnings, 10).map(({ text }) => text),
    lists: first(answer.lists, 50).map(({ id, status, version }) => ({ id, status, version })),
    notSearched: first(coverage.notSearched, 20),
    notCovered: [...coverage.notCovered],
  };
}

function presentResult(found: SearchResult): z.input<typeof result> {
  const { entityId, entityType, priority, score, nameScore, primaryName, matchedName, listings } = found;
  const countries = [...found.nationalities, ...found.addresses.flatMap(({ country }) => country ?? [])];
  return {
    entityId,
    entityType,
    priority,
    score,
    nameScore,
    primaryName,
    matchedName: matchedName?.value ?? null,
    birthDates: first(found.birthDates, 5).map(({ text }) => text),
    countries: first([...new Set(countries)], 10),
    listings: first(listings, 5).map(({ id, list, status, programs }) => ({
      id,
      list,
      status,
      programs: first(programs, 5),
    })),
    listingCount: listings.length,
    reasons: first(found.reasons, 8).map(({ text }) => text),
  };
}
