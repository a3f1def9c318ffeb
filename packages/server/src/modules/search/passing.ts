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

/**
 * Whether an error only means that screening is impossible at the moment, so that the same request may succeed later.
 */
export const isPassing = ({ code }: ApiError): boolean => PASSING.includes(code);
