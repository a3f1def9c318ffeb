/** Shortest password the server takes, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

export type PasswordStrength = 'missing' | 'repetitive' | 'good' | 'strong';

/**
 * A hint, not a gate: the server only asks for length. Long counts; few different characters, or rows such as 123456,
 * do not.
 */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD_LENGTH) return 'missing';
  const steps = characters.map((character, index) => {
    const next = characters[index + 1];
    return next === undefined ? undefined : (next.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0);
  });
  const rows = steps.filter((step) => step !== undefined && Math.abs(step) <= 1).length;
  const different = new Set(characters.map((character) => character.toLowerCase())).size;
  if (different < 6 || rows > characters.length / 2) return 'repetitive';
  return characters.length >= 18 && different >= 9 ? 'strong' : 'good';
}

/** Characters still needed. */
export const missingCharacters = (password: string): number => Math.max(0, MIN_PASSWORD_LENGTH - [...password].length);
