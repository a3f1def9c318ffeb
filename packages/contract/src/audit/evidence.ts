import { z } from 'zod';
import { queryBoolean } from '../basics/page.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const bound = (description: string, example: string) =>
  z.iso.datetime({ offset: true }).meta({ description, examples: [example] });

/** Query parameters of `GET /audit/evidence`. */
export const evidenceQuerySchema = z.strictObject({
  from: bound('The period begins with this moment.', '2026-01-01T00:00:00.000Z'),
  to: bound('The period ends before this moment.', '2026-04-01T00:00:00.000Z'),
  names: queryBoolean('Whether requests and answers are in it, which name people; by default true.').optional(),
});

export type EvidenceQuery = DeepReadonly<z.output<typeof evidenceQuerySchema>>;
