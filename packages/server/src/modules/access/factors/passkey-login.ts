import type { PasskeyLoginRequest, PasskeyOptionsRequest, PasskeyUse } from '@namesake/contract';
import { audit } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { beginSession, hashStepCookie, type StartedSession } from '../sessions/begin.ts';
import { countLogin } from '../sessions/log-in.ts';
import { type OpenCall, ProofUsedUp } from '../sessions/sessions.ts';
import type { Passkey } from '../store/factors.ts';
import type { Counted } from '../store/login-throttle.ts';
import type { User } from '../store/user-store.ts';
import { CHALLENGE_MS, type ChallengeUse, newChallenge, readChallenge } from './challenge.ts';
import { descriptorsAt, needParty, type RelyingParty } from './relying-party.ts';
import { countSecondStep } from './second-step.ts';
import { isRegressed, verifyPasskeyUse } from './verify-passkey.ts';

/**
 * Options for a browser to use a passkey. As the only step it accepts any passkey of this site, so that nothing reveals
 * who has one. As the second step it accepts those of the user whose password was right.
 *
 * @throws ApiError `passkeys_unavailable`, `login_step_ended`
 */
export async function startPasskeyLogin(
  { app, place }: OpenCall,
  relyingParty: RelyingParty | undefined,
  { secondStep }: PasskeyOptionsRequest,
): Promise<PasskeyUse> {
  const party = needParty(relyingParty);
  const options = (use: ChallengeUse) => ({
    challenge: newChallenge(use, app.now(), app.keys).toString('base64url'),
    timeout: CHALLENGE_MS,
    rpId: party.id,
  });
  if (!secondStep)
    return { ...options({ purpose: 'log_in', bound: '' }), allowCredentials: [], userVerification: 'required' };
  const hash = hashStepCookie(place.step ?? '', app.keys);
  const step = await app.storage.loginSteps.find(hash, app.now());
  if (step === undefined) throw new ApiError('login_step_ended');
  const { passkeys } = await app.storage.factors.of(step.userId);
  return {
    ...options({ purpose: 'second_step', bound: hash.toString('hex') }),
    allowCredentials: descriptorsAt(passkeys, party),
    userVerification: 'preferred',
  };
}

/**
 * Logs in by a passkey, either as the only step, which requires user verification by the authenticator, or as the
 * second step.
 *
 * @throws ApiError `passkey_refused`, `passkeys_unavailable`, `login_step_ended`, `rate_limited`
 */
export async function logInByPasskey(
  call: OpenCall,
  relyingParty: RelyingParty | undefined,
  { secondStep, passkey: answer }: PasskeyLoginRequest,
): Promise<StartedSession> {
  const { app, place } = call;
  const party = needParty(relyingParty);
  const passkey = await app.storage.factors.findPasskey(answer.id);
  const { user, counted } = await (secondStep ? countSecondStep(call) : countFirst(call, answer.id, passkey));
  const refuse = async (why: string): Promise<never> => {
    const detail = { ip: place.address, factor: 'passkey', passkey: passkey?.id ?? '', why };
    await audit(call, secondStep ? 'session.second_step_refused' : 'session.refused', user?.id ?? '', detail);
    throw new ApiError('passkey_refused');
  };
  if (passkey === undefined || user === undefined || user.id !== passkey.userId) return refuse('unknown');
  if (user.disabledAt !== null) return refuse('disabled');
  const step = secondStep ? hashStepCookie(place.step ?? '', app.keys) : undefined;
  const use =
    step === undefined
      ? ({ purpose: 'log_in', bound: '' } as const)
      : ({ purpose: 'second_step', bound: step.toString('hex') } as const);
  const used = await verifyPasskeyUse(answer, passkey, {
    party,
    readChallenge: (text) => readChallenge(text, use, app.now(), app.keys),
    mustVerifyUser: !secondStep,
  });
  if (used === undefined) return refuse('invalid');
  if (isRegressed(passkey.counter, used.counter)) return refuse('counter');
  try {
    const proof = { kind: 'passkey', id: passkey.id, ...used } as const;
    const started = await beginSession(call, user, 'password', { step, proof });
    await app.throttle.succeed(counted);
    return started;
  } catch (error) {
    if (!(error instanceof ProofUsedUp)) throw error;
    return refuse('used before');
  }
}

/** Counts a passkey log-in for its user, or for the unknown credential id, before anything is verified. */
async function countFirst(
  { app, place }: OpenCall,
  name: string,
  passkey: Passkey | undefined,
): Promise<{ readonly user: User | undefined; readonly counted: Counted }> {
  const user = passkey === undefined ? undefined : await app.storage.users.find(passkey.userId);
  return { user, counted: await countLogin(app, { name, user, address: place.address, mark: place.mark }) };
}
