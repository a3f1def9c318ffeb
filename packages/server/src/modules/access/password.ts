import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../lib/errors/api-error.ts';

const derive = promisify(argon2);

/** OWASP's argon2id setting of 2025: 19 MiB, two passes, one lane. About 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * Why a password is easy to guess: it is common or follows a simple pattern, or is little more than a well-known name.
 */
type Guessability = 'common' | 'name';

/** Obvious words, which attackers try first. */
const NEAR_WORDS = ['namesake', 'password', 'passwort', 'sanctions', 'screening'];

/** Required number of guesses as a power of ten: the best of zxcvbn's five classes. */
const LEAST_GUESSES = 10;

/** Characters that are checked: the time grows with the square of the length, and no pattern needs more. */
const LONGEST = 100;

/** Hashes a password to a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Whether the password matches the hash. For an unreadable hash it returns false after the same amount of work. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  const [, memory, passes, parallelism, salt = '', hash = ''] = match ?? (await decoy());
  const expected = Buffer.from(hash, 'base64url');
  const tag = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected) && match !== null;
}

/** Parts of a hash that no password matches, so that an unknown account takes as long as a known one. */
async function decoy(): Promise<readonly string[]> {
  const random = randomBytes(32).toString('base64url');
  return ['', String(COST.memory), String(COST.passes), String(COST.parallelism), random.slice(0, 22), random];
}

/**
 * Refuses a new password that is easy to guess. `pointer` is the JSON pointer of its member in the request.
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

/** Why a new password is refused; undefined if it is accepted. The number of guesses is estimated by zxcvbn. */
export async function guessability(password: string, userName: string): Promise<Guessability | undefined> {
  const known = [userName, ...userName.split(/[^\p{L}\p{N}]+/u), ...NEAR_WORDS].filter((word) => word !== '');
  const text = password.normalize('NFKC').slice(0, LONGEST);
  const { guessesLog10, sequence } = (await estimator()).check(text, known);
  if (guessesLog10 >= LEAST_GUESSES) return undefined;
  return sequence.some((match) => match['dictionaryName'] === 'userInputs') ? 'name' : 'common';
}

/** Loaded only when a password is chosen, since its dictionaries are large. */
async function estimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
