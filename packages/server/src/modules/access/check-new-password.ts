import { ApiError } from '../../lib/errors/api-error.ts';
import { guessability } from './guessability.ts';

/**
 * Refuses a new password that is easy to guess. `pointer` is its member in the request.
 *
 * @throws ApiError `password_too_common`
 */
export async function checkNewPassword(password: string, userName: string, pointer: string): Promise<void> {
  const why = await guessability(password, userName);
  if (why === undefined) return;
  const detail =
    why === 'common'
      ? 'It is a common password, or follows an easy pattern.'
      : 'This is little more than a name or a word that stands near.';
  throw new ApiError('password_too_common', {
    detail: `${detail} A few unrelated words are strong and easy to remember.`,
    errors: [{ pointer, code: 'password_too_common', detail }],
  });
}
