import type { GoodGuyNote } from '@namesake/contract';
import { messages } from '../messages/messages.ts';

const { goodGuys: words } = messages;

const listOf = (values: readonly string[]): string => values.join(', ') || words.nothing;

/** What changed since a good guy was made, in words. */
export function changeText({ side, fact, before, after }: GoodGuyNote['changes'][number]): string {
  return words.change(words.sides[side], words.facts[fact], listOf(before), listOf(after));
}
