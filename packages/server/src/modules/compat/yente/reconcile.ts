import {
  reconcileQueriesSchema,
  type YenteExample,
  type YenteManifest,
  type YenteReconciled,
} from '@namesake/contract';
import type { z } from 'zod';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { duplicateMembers } from '../../../lib/formats/duplicate-members.ts';
import { recordOf } from '../../../lib/formats/json-record.ts';
import { checkAlgorithm } from './algorithms.ts';
import { allowedPolicy, type Choices } from './choices.ts';
import { checkQueries, matchOne, shownOf } from './match.ts';
import { queryOf, YENTE_SCHEMATA } from './query-of.ts';

const SPACE = 'https://www.opensanctions.org/reference/#schema';
const DEFAULT_LIMIT = 5;

type ReconcileChoices = Pick<Choices, 'dataset' | 'changed_since'> & { readonly algorithm?: string | undefined };
type Queries = z.output<typeof reconcileQueriesSchema>;

const typeOf = (schema: string) => ({ id: schema, name: schema });

/** Service manifest for clients of the Reconciliation API. @throws ApiError as {@link allowedPolicy} */
export async function getManifest(call: Call, dataset: string): Promise<YenteManifest> {
  await allowedPolicy(call, { dataset });
  return {
    versions: ['0.2'],
    name: `${dataset} (Namesake)`,
    identifierSpace: SPACE,
    schemaSpace: SPACE,
    batchSize: 10,
    defaultTypes: YENTE_SCHEMATA.map(typeOf),
  };
}

/** @throws ApiError `bad_request`, `duplicate_member` if the queries are malformed or cannot all be answered */
export function readQueries(json: string): Queries {
  const given = parsedOrNot(json);
  const parsed = reconcileQueriesSchema.safeParse(given);
  if (!parsed.success) throw new ApiError('bad_request', { detail: 'queries is not JSON of the Reconciliation API.' });
  if (duplicateMembers(json).length > 0)
    throw new ApiError('duplicate_member', { detail: 'queries has a member more than once. Send it once.' });
  checkQueries(recordOf(given), parsed.data);
  return parsed.data;
}

function parsedOrNot(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Screens each query and records it.
 *
 * @param said called with the id of each recorded screening
 * @throws ApiError as a match
 */
export async function reconcile(
  call: Call,
  { algorithm, ...choices }: ReconcileChoices,
  queries: Queries,
  said: (searchId: string) => void,
): Promise<YenteReconciled> {
  const policy = await allowedPolicy(call, choices);
  checkAlgorithm(algorithm);
  const understood = Object.entries(queries).map(
    ([name, query]) =>
      [name, shownOf(query.limit ?? DEFAULT_LIMIT), queryOf(name, exampleOf(query), call.app.now())] as const,
  );
  const answers: [string, YenteReconciled[string]][] = [];
  for (const [name, limit, one] of understood) {
    const page = { limit, cutoff: 0, threshold: undefined, excluded: [] };
    const { results } = await matchOne(call, one, { policy, page, said });
    const result = results.map(({ id, caption, schema, datasets, score }) => ({
      id,
      name: caption,
      score,
      type: [typeOf(schema)],
      description: `${schema} in ${datasets.join(', ')}`,
      match: false,
    }));
    answers.push([name, { result }]);
  }
  return Object.fromEntries(answers);
}

/** A query as an entity. `Person:birthDate` and `birthDate` are the same property. */
function exampleOf({ query, type, properties = [] }: Queries[string]): YenteExample {
  const values = new Map<string, unknown[]>(query === undefined ? [] : [['name', [query]]]);
  for (const { pid, v } of properties) {
    const property = pid.split(':').at(-1) ?? pid;
    values.set(property, [...(values.get(property) ?? []), ...(Array.isArray(v) ? v : [v])]);
  }
  const [schema = 'Thing'] = typeof type === 'string' ? [type] : (type ?? []);
  return { schema, properties: Object.fromEntries(values) };
}
