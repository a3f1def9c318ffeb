import type { Index } from './open-index.ts';

/** The romanised word at a position of a listed name. */
export function listedWord({ data, text }: Index, name: number, place: number): string {
  const { names, tokens } = data;
  return text(tokens.ownForm[names.tokenIds[(names.tokenStarts[name] ?? 0) + place] ?? 0] ?? 0);
}

/** All words of a listed name. */
export function listedWords({ data, text }: Index, name: number): string[] {
  const { names, tokens } = data;
  const ids = names.tokenIds.subarray(names.tokenStarts[name], names.tokenStarts[name + 1]);
  return Array.from(ids, (id) => text(tokens.ownForm[id] ?? 0));
}
