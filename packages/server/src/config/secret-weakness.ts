const LEAST_LENGTH = 32;
/** Fewer than one in ten million random strings of 32 hexadecimal digits have fewer different ones. */
const LEAST_DIFFERENT = 8;
const LONGEST_PATTERN = 16;
/** Instruction found in example secrets. */
const TO_BE_CHANGED = /(?:change|replace).?(?:me|this|it)/i;
/** Words found in example secrets; the rest of such a secret is easy to guess. */
const EXAMPLE_WORDS =
  /password|passwort|secret|example|sample|placeholder|default|insert|here|your|very|super|long|namesake|random|string|token|key|test|characters?|least|this|own|the|not|at|is|my|an?|[^a-z]/gi;
const LEAST_OWN_LETTERS = 12;

/** How to make an acceptable secret. */
export const MAKE_A_SECRET = 'Make one with: openssl rand -base64 32';

/** Why a secret is easy to guess; undefined if it is not. Never repeats it. */
export function secretWeakness(secret: string): string | undefined {
  if (secret.length < LEAST_LENGTH) return `is shorter than ${LEAST_LENGTH} characters`;
  if (new Set(secret).size < LEAST_DIFFERENT) return `has fewer than ${LEAST_DIFFERENT} different characters`;
  if (isExample(secret)) return 'is an example, not a secret';
  if (repeats(secret)) return 'repeats a short pattern';
  if (counts(secret)) return 'counts through letters or digits';
  return undefined;
}

/** Whether little is left without words of examples. Hexadecimal digits contain no words, and few letters. */
const isExample = (text: string): boolean =>
  TO_BE_CHANGED.test(text) || (/[g-z]{4}/i.test(text) && isMostlyWords(text));

const isMostlyWords = (text: string): boolean => text.replaceAll(EXAMPLE_WORDS, '').length < LEAST_OWN_LETTERS;

/** Whether it repeats a pattern of up to 16 characters. */
const repeats = (text: string): boolean =>
  Array.from({ length: LONGEST_PATTERN }, (_, index) => text.slice(0, index + 1)).some(
    (pattern) => pattern.repeat(Math.ceil(text.length / pattern.length)).slice(0, text.length) === text,
  );

/** Whether most characters directly follow the previous one: 0123456789abcdef… */
function counts(text: string): boolean {
  const steps = Array.from(text.slice(1), (letter, index) => letter.charCodeAt(0) - text.charCodeAt(index));
  return steps.filter((step) => step === 1).length * 2 > steps.length;
}
