import type { ErrorCode } from '@namesake/contract';
import { audit } from '../../../context/audit.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { OpenCall } from '../sessions/open-call.ts';
import type { User } from '../store/user-store.ts';

/** Records that a second step was refused, and throws. */
export async function failSecondStep(
  call: OpenCall,
  user: User,
  code: ErrorCode,
  detail: AuditEvent['detail'],
): Promise<never> {
  await audit(call, 'session.second_step_refused', user.id, { ip: call.place.address, ...detail });
  throw new ApiError(code);
}
