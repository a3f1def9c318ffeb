import { ApiError } from '../../../lib/errors/api-error.ts';
import { countLogin } from '../sessions/count-login.ts';
import { hashStepCookie, MOST_GUESSES } from '../sessions/login-step.ts';
import type { OpenCall } from '../sessions/open-call.ts';
import type { Counted } from '../store/login-throttle.ts';
import type { User } from '../store/user-store.ts';

/** Whose second step is awaited, and what the guess was counted for. */
export type CountedStep = { readonly user: User; readonly counted: Counted };

/**
 * Finds the log-in that waits for its second step, and counts a guess at it before anything of it is evaluated: for the
 * account like a password, and for this log-in.
 *
 * @throws ApiError `login_step_ended`, `rate_limited`
 */
export async function countSecondStep({ app, place }: OpenCall): Promise<CountedStep> {
  const { loginSteps, users } = app.storage;
  const hash = hashStepCookie(place.step ?? '', app.keys);
  const step = place.step === undefined ? undefined : await loginSteps.find(hash, app.now());
  const user = step === undefined ? undefined : await users.find(step.userId);
  if (user === undefined || user.disabledAt !== null) throw new ApiError('login_step_ended');
  const counted = await countLogin(app, { name: user.name, user, address: place.address, mark: place.mark });
  if (!(await loginSteps.guess(hash, MOST_GUESSES))) throw new ApiError('login_step_ended');
  return { user, counted };
}
