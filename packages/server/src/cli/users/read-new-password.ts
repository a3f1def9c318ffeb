import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { MIN_PASSWORD_LENGTH } from '@namesake/contract';
import { guessability } from '../../modules/access/password.ts';
import { UsageError } from '../command/command.ts';

/**
 * Reads a new password: typed twice at a terminal without echo, or the first line of standard input.
 * @throws UsageError when it is too short, easy to guess, or differs the second time
 */
export async function readNewPassword(userName: string): Promise<string> {
  const password = process.stdin.isTTY ? await typedTwice() : await firstLine();
  if ([...password].length < MIN_PASSWORD_LENGTH)
    throw new UsageError(`The password must have at least ${MIN_PASSWORD_LENGTH} characters. Nothing was changed.`);
  if ((await guessability(password, userName)) !== undefined)
    throw new UsageError('The password is easy to guess. A few unrelated words are strong. Nothing was changed.');
  return password;
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

async function typedTwice(): Promise<string> {
  const password = await typedUnseen('New password: ');
  if ((await typedUnseen('Once more: ')) !== password)
    throw new UsageError('The two passwords differ. Nothing was changed.');
  return password;
}

/** Reads input at a terminal without echo. */
export async function typedUnseen(text: string): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  process.stderr.write(text);
  try {
    return await lines.question('');
  } finally {
    process.stderr.write('\n');
    lines.close();
  }
}
