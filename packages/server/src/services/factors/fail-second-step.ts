import type { ErrorCode } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { AuditEvent } from '../../storage/ports/audit-log.ts';
import type { User } from '../../storage/ports/users.ts';
import { audit } from '../audit.ts';
import type { OpenCall } from '../session/open-call.ts';

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
