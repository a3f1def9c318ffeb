import type { GoodGuyNote } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const { goodGuys: words } = messages;

/** "birth_date", "birthDate" → "Birth date": for codes without words in this interface. */
export function codeWords(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const listOf = (values: readonly string[]): string => values.join(', ') || words.nothing;

/** What changed since a good guy was made, in words. */
export function changeText({ side, fact, before, after }: GoodGuyNote['changes'][number]): string {
  return words.change(words.sides[side], words.facts[fact], listOf(before), listOf(after));
}
