import type { YenteAlgorithms, YenteMatchResponse } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';

const OWN = 'namesake';

/** Algorithm names that clients of yente send. All of them select the same scoring. */
const OTHERS = ['best', 'default', 'logic-v1', 'logic-v2', 'regression-v1', 'name-based', 'name-qualified'];

const url = '/api/v1/scoring';

/** Features of the scoring, in yente's format. */
export const FEATURES: YenteMatchResponse['matcher'] = {
  name: { description: 'How well the names agree.', coefficient: 1, url },
  birthDate: { description: 'Whether the birth dates agree.', coefficient: 0.1, url },
  country: { description: 'Whether the countries agree.', coefficient: 0.05, url },
  gender: { description: 'Whether the genders agree.', coefficient: 0.05, url },
  identifier: { description: 'Whether a number is the same.', coefficient: 1, url },
  address: { description: 'Whether the addresses agree.', coefficient: 0.05, url },
};

/** The scoring, listed under each of its names. */
export function listAlgorithms(): YenteAlgorithms {
  const description = 'The scoring of Namesake. GET /api/v1/scoring shows every number in it.';
  const algorithms = [OWN, ...OTHERS].map((name) => {
    const docs = { name, description, config: {}, features: FEATURES };
    return { name, description, features: FEATURES, docs };
  });
  return { algorithms, default: OWN, best: OWN };
}

/** @throws ApiError `bad_request` for a name unknown to clients of yente */
export function checkAlgorithm(name: string | undefined): void {
  if (name === undefined || [OWN, ...OTHERS].includes(name.trim().toLowerCase())) return;
  throw new ApiError('bad_request', { detail: `There is no such algorithm. All: ${[OWN, ...OTHERS].join(', ')}.` });
}
