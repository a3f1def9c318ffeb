import type { Handlers } from '../../context/handler.ts';
import { inSpan, withCaller } from '../../lib/tracing.ts';
import { compareParties } from './compare.ts';
import { createSearch } from './create.ts';
import { getSearch } from './record.ts';
import { diagnoseSearch, getExample, getLimitations, getScoring } from './scoring.ts';

/** Handlers for screening, comparing, and explaining scores. */
export const searchHandlers = {
  getLimitations: () => getLimitations(),
  getScoring: () => getScoring(),
  createSearch: ({ call, request, body, notes }) =>
    withCaller(request.headers, () =>
      inSpan('namesake.search', { 'namesake.request_id': request.id }, () =>
        createSearch(call, body, notes, request.keyed?.searchId ?? undefined),
      ),
    ),
  getSearch: ({ call, params }) => getSearch(call, params.id),
  getExample: ({ call }) => getExample(call),
  diagnoseSearch: ({ call, body }) => diagnoseSearch(call, body),
  compareParties: ({ call, body }) => compareParties(call, body),
} satisfies Partial<Handlers>;
