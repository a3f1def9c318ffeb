import { ApiError } from '../../lib/errors/api-error.ts';

/** Why a password is easy to guess: common or an easy pattern, or little more than a name that is easy to know. */
type Guessability = 'common' | 'name';

/** Words that are close at hand: attackers try them first. */
const NEAR_WORDS = ['namesake', 'password', 'passwort', 'sanctions', 'screening'];

/** Guesses that an attacker must need, as a power of ten: the best of zxcvbn's five classes. */
const LEAST_GUESSES = 10;

/** What is looked at: the time grows with the square of the length, and no pattern needs more. */
const LONGEST = 100;

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

/** Why a new password is refused; undefined where it is not. Guesses are estimated by zxcvbn. */
export async function guessability(password: string, userName: string): Promise<Guessability | undefined> {
  const known = [userName, ...userName.split(/[^\p{L}\p{N}]+/u), ...NEAR_WORDS].filter((word) => word !== '');
  const text = password.normalize('NFKC').slice(0, LONGEST);
  const { guessesLog10, sequence } = (await estimator()).check(text, known);
  if (guessesLog10 >= LEAST_GUESSES) return undefined;
  return sequence.some((match) => match['dictionaryName'] === 'userInputs') ? 'name' : 'common';
}

/** Loaded where a password is chosen: its dictionaries are large. */
async function estimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
