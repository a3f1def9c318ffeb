import { MAX_LEFT_OUT } from '@namesake/contract';
import { recordOf } from '../lib/formats/json-record.ts';

/** A text without a letter or digit says nothing about a party. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Lower numbers are not identifiers. */
const LEAST_IDENTIFIER = 1_000_000;

/**
 * Adds the names of ignored members with texts or long numbers to the `leftOut` beside and around them: one may have
 * been the name. Bodies without `leftOut` ignore it.
 * @param ignored JSON Pointers, whose last part may be cut
 */
export function withIgnoredTexts(body: unknown, ignored: readonly string[]): unknown {
  const named = new Map<unknown, string[]>();
  for (const pointer of ignored) {
    const path = pointer.slice(1).split('/').map(unescaped);
    const member = path.pop() ?? '';
    const around = [body];
    for (const part of path) around.push(recordOf(around.at(-1))[part]);
    const beside = recordOf(around.at(-1));
    // A cut name is not found, and may have been that of a party's name.
    if (Object.hasOwn(beside, member) && !saysSomething(beside[member])) continue;
    const name = member.trim() === '' ? '(no name)' : member.toWellFormed();
    for (const one of around) {
      const names = named.get(one) ?? [];
      if (names.push(name) === 1) named.set(one, names);
    }
  }
  const told = (one: unknown): unknown => {
    const names = named.get(one);
    if (names === undefined) return one;
    if (Array.isArray(one)) return one.map(told);
    const members = Object.fromEntries(Object.entries(recordOf(one)).map(([key, value]) => [key, told(value)]));
    const { leftOut } = members;
    return { ...members, leftOut: [...(Array.isArray(leftOut) ? leftOut : []), ...names].slice(0, MAX_LEFT_OUT) };
  };
  return told(body);
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * Whether a value contains a text or number that may be a party's, at any depth. Iterative, since the depth may exceed
 * the call stack.
 */
function saysSomething(value: unknown): boolean {
  const waiting = [value];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (typeof one === 'string' && SAYS_SOMETHING.test(one)) return true;
    if (typeof one === 'number' && Math.abs(one) >= LEAST_IDENTIFIER) return true;
    if (typeof one !== 'string') for (const inner of Object.values(recordOf(one))) waiting.push(inner);
  }
  return false;
}
