import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's argon2id setting of 2025: 19 MiB, two passes, one lane. About 30 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** A PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password.normalize('NFKC'), nonce, ...COST });
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
  return `$argon2id$v=19$${cost}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** True where the password is the one that was hashed. False, after the same work, for a hash it cannot read. */
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

/** Parts of a hash that no password opens, so that an unknown account takes as long as a known one. */
async function decoy(): Promise<readonly string[]> {
  const random = randomBytes(32).toString('base64url');
  return ['', String(COST.memory), String(COST.passes), String(COST.parallelism), random.slice(0, 22), random];
}
