import { ApiError } from '../../lib/errors/api-error.ts';

/** Stored listings cannot be read, or are not those of their hash. */
export const damaged = (lists: readonly string[], cause: unknown): ApiError =>
  new ApiError('version_not_proved', {
    detail: `Stored listings are damaged, or others than were searched: of ${lists.join(', ')}. The operator restores the folder versions of the data folder from a backup.`,
    cause,
  });
