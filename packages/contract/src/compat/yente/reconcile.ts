import { z } from 'zod';
import { coded } from '../../basics/primitives.ts';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { yenteAlgorithmName, yenteChoices } from './match.ts';

const typeSchema = z.object({
  id: z.string().meta({ description: 'Schema of FollowTheMoney.', examples: ['Person'] }),
  name: z.string().meta({ description: 'The same, for people.', examples: ['Person'] }),
});

/**
 * Response of `GET /reconcile/{dataset}`: the service manifest, which clients of the Reconciliation API 0.2 request
 * first.
 */
export const yenteManifestSchema = z
  .object({
    versions: z.array(z.string()).meta({ description: 'Versions of the Reconciliation API.', examples: [['0.2']] }),
    name: z.string().meta({ description: 'Name of the service.', examples: ['default (Namesake)'] }),
    identifierSpace: z
      .string()
      .meta({ description: 'Namespace of the ids.', examples: ['https://www.opensanctions.org/reference/#schema'] }),
    schemaSpace: z
      .string()
      .meta({ description: 'Namespace of the types.', examples: ['https://www.opensanctions.org/reference/#schema'] }),
    batchSize: z.int().meta({ description: 'Maximum queries per request.', examples: [10] }),
    defaultTypes: z.array(typeSchema).meta({ description: 'Types to choose from.', examples: [[]] }),
  })
  .meta({ id: 'YenteManifest', description: 'What this service reconciles.' });

export type YenteManifest = DeepReadonly<z.output<typeof yenteManifestSchema>>;

/** Query parameters of `GET /reconcile/{dataset}`. */
export const yenteManifestQuerySchema = z.object({
  queries: z
    .string()
    .refine(() => false, coded('bad_request', 'Send queries by POST: addresses must hold no names.'))
    .optional()
    .meta({ description: 'Refused: send queries by POST.', examples: ['{}'] }),
});

const EXAMPLE = { q0: { query: 'Orlan Vestrakov', type: 'Person' } };

/** Request body of `POST /reconcile/{dataset}`: JSON, or a form, as OpenRefine sends it. */
export const yenteReconcileSchema = z
  .object({
    queries: z
      .string()
      .min(1)
      .max(200_000)
      .meta({ description: 'Queries by id of the caller, as JSON.', examples: [JSON.stringify(EXAMPLE)] }),
  })
  .meta({
    id: 'YenteReconcile',
    description: 'Whom to reconcile.',
    examples: [{ queries: JSON.stringify(EXAMPLE) }],
  });

/** Query parameters of `POST /reconcile/{dataset}`. */
export const yenteReconcileQuerySchema = z.object({
  algorithm: yenteAlgorithmName,
  changed_since: yenteChoices.changed_since,
});

/** The queries in this body. */
export const reconcileQueriesSchema = z.record(
  z.string().max(300),
  // An unknown member might contain a name.
  z.strictObject({
    query: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).nullish(),
    type_strict: z.unknown().optional(),
    limit: z.int().min(0).max(500).nullish(),
    properties: z
      .array(z.strictObject({ pid: z.string().max(200), v: z.unknown(), required: z.unknown().optional() }))
      .max(100)
      .optional(),
  }),
);

const candidateSchema = z.object({
  id: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-001'] }),
  name: z.string().meta({ description: 'Its name.', examples: ['Orlan VESTRAKOV'] }),
  description: z.string().meta({ description: 'Lists that name it.', examples: ['Person in sample'] }),
  type: z.array(typeSchema).meta({ description: 'Its schema.', examples: [[{ id: 'Person', name: 'Person' }]] }),
  score: z.number().meta({ description: 'Score of Namesake, 0 to 1.', examples: [0.97] }),
  match: z
    .boolean()
    .meta({ description: 'Always false: a person decides whether a party is the listed one.', examples: [false] }),
});

/** Response of `POST /reconcile/{dataset}`. */
export const yenteReconciledSchema = z
  .record(
    z.string(),
    z.object({ result: z.array(candidateSchema).meta({ description: 'Best first.', examples: [[]] }) }),
  )
  .meta({
    id: 'YenteReconciled',
    description: 'Parties that the queries may refer to, by id of the query.',
    examples: [{}],
  });

export type YenteReconciled = DeepReadonly<z.output<typeof yenteReconciledSchema>>;
