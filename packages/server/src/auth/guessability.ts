import { COMMON_PASSWORDS } from './common-passwords.gen.ts';
import { DIGEST_LENGTH, passwordDigest } from './password-digest.ts';

/** Why a password is easy to guess: it is one of the commonest, or little more than a name that is easy to know. */
export type Guessability = 'common' | 'name';

/** Words that are close at hand: attackers try them first. */
const NEAR_WORDS = ['namesake', 'password', 'passwort', 'sanctions', 'screening'];
/** Letters and digits that must be left besides such words. */
const LEAST_REST = 6;
const SHORTEST_PART = 3;
const LONGEST_UNIT = 4;

const COMMON: ReadonlySet<string> = new Set(
  COMMON_PASSWORDS.flatMap((line) => line.match(new RegExp(`.{${DIGEST_LENGTH}}`, 'g')) ?? []),
);

/** Why a new password is refused; undefined where it is not. Upper and lower case are the same here. */
export function guessability(password: string, userName: string): Guessability | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(passwordDigest(folded)) || isRepeated(folded) || isRow(folded)) return 'common';
  return isMostlyNames(folded, userName.normalize('NFKC').toLowerCase()) ? 'name' : undefined;
}

/** A few characters over and over. */
function isRepeated(text: string): boolean {
  const units = Array.from({ length: LONGEST_UNIT }, (_, n) => text.slice(0, n + 1));
  return units.some((unit) => unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text));
}

/** Neighbours of the alphabet, or of the digits, from the first to the last: `abcdefghijkl`, `901234567890`. */
function isRow(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, n) => code - (codes[n] ?? 0));
  return [1, -1].some((way) => steps.every((step) => step === way || step === -9 * way));
}

function isMostlyNames(text: string, userName: string): boolean {
  const plain = (part: string): string => part.replace(/[^\p{L}\p{N}]/gu, '');
  const parts = [userName, ...userName.split(/[^\p{L}\p{N}]+/u)].map(plain);
  const names = [...parts.filter((part) => part.length >= SHORTEST_PART), ...NEAR_WORDS];
  const rest = names
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), plain(text));
  return rest !== plain(text) && [...rest].length < LEAST_REST;
}
