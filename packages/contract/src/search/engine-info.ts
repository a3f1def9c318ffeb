import { z } from 'zod';

/** Engine, model and policy behind a response. */
export const engineInfoSchema = z
  .object({
    version: z.string().meta({ description: 'Version of the scoring engine.', examples: ['1.0.0'] }),
    modelHash: z.string().meta({ description: 'Hash of the frozen model.', examples: [`sha256:${'0'.repeat(64)}`] }),
    policy: z.string().meta({ description: 'Name of the policy.', examples: ['default'] }),
    policyHash: z.string().meta({
      description: 'Hash of the policy in force, including the changes in the request.',
      examples: [`sha256:${'0'.repeat(64)}`],
    }),
    basePolicyHash: z.string().meta({
      description: 'Hash of the policy before the request changed it; GET /policies/{name}/versions/{hash} reads it.',
      examples: [`sha256:${'0'.repeat(64)}`],
    }),
    threshold: z.number().meta({ description: 'Name score from which a listing is a result.', examples: [75] }),
    tookMs: z.number().meta({ description: 'Milliseconds the engine took.', examples: [0.4] }),
  })
  .meta({ id: 'EngineInfo', description: 'Which engine, model and policy the answer is from.' });
