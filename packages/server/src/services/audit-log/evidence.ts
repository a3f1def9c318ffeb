import type { Readable } from 'node:stream';
import type { EvidenceQuery } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';

export async function exportEvidence(_call: Call<'now'>, _query: EvidenceQuery): Promise<Readable> {
  throw new ApiError('evidence_busy');
}
