import type { ErrorCode } from '@namesake/contract';
import type { ApiError } from '../../lib/errors/api-error.ts';

const PASSING: readonly ErrorCode[] = [
  'lists_unavailable',
  'storage_unavailable',
  'starting',
  'overloaded',
  'deadline_exceeded',
  'shutting_down',
  'request_cancelled',
];

/** Whether an error of a search says that nothing can be screened now: what was to be screened is not at fault. */
export const isPassing = ({ code }: ApiError): boolean => PASSING.includes(code);
