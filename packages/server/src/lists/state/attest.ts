import type { Storage } from '../../stores/storage.ts';
import { type Attestation, attestationOf, readAttestation } from './attestation.ts';

const ACTION = 'lists.attested';

/**
 * The operator's word of this start, recorded: it counts from the first start with it.
 *
 * @throws ConfigError where its end is no day
 */
export async function attest(
  { audit }: Pick<Storage, 'audit'>,
  given: string | null,
  nowMs: number,
): Promise<Attestation | null> {
  if (given === null) return null;
  const detail = { reason: given };
  const firstAtMs = (await audit.firstAt(ACTION, detail)) ?? nowMs;
  const attestation = attestationOf(readAttestation(given), firstAtMs);
  await audit.append({ at: nowMs, actor: 'operator', action: ACTION, target: '', detail, requestId: '' });
  return attestation;
}
