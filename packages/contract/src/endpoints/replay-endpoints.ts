import { replaySchema } from '../search/replay.ts';
import { searchParamsSchema } from '../search/search-params.ts';
import { define } from './endpoint.ts';

/** Running recorded screenings again. */
export const REPLAY_ENDPOINTS = {
  replaySearch: define({
    id: 'replaySearch',
    method: 'POST',
    path: '/api/v1/searches/{id}/replay',
    tag: 'Screening',
    summary: 'Run a recorded screening again',
    description:
      'Runs the recorded request on the list versions and the policy that the record names, and reports the differences. It records an event and no new screening. The age of the lists at that time, and which of them were required, come from the record. Records of others require the scope records:read.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: searchParamsSchema,
    keepsNothing: true,
    reach: { own: 'screening', others: 'records:read' },
    responses: { 200: { description: 'What differs, or what is missing to run it.', schema: replaySchema } },
    errors: [
      'search_not_found',
      'version_not_proved',
      'as_of_too_large',
      'starting',
      'search_too_expensive',
      'deadline_exceeded',
      'request_cancelled',
    ],
  }),
};
