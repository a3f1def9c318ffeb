import { randomInt } from 'node:crypto';
import { hashPassword } from '../../auth/password.ts';
import type { Storage } from '../../storage/ports/storage.ts';
import { UsageError } from '../command/command.ts';
import { operatorEvent } from './operator-event.ts';
import { userNamed } from './user-named.ts';

/** Letters and digits that are not mistaken for each other: 5 groups of 5 are 122 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Gives a user a new password and prints it. */
export async function resetPassword(storage: Storage, name: string): Promise<void> {
  const user = await userNamed(storage, name);
  if (user.identity !== undefined)
    throw new UsageError(`"${user.name}" logs in by single sign-on and has no password: see the identity provider.`);
  const password = randomPassword();
  const event = operatorEvent('user.password_reset', user.id);
  await storage.users.setPassword(user.id, await hashPassword(password), undefined, event);
  process.stdout.write(`${password}\n`);
}

function randomPassword(): string {
  const letters = (length: number): string =>
    Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, () => letters(GROUP_LENGTH)).join('-');
}
