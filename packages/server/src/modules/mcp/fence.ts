/** Most characters of one text in an answer; what is longer is cut, and ends in an ellipsis. */
export const MOST_CHARACTERS = 300;

/** What cannot be seen, changes the direction of text, or has no character at all. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text of a list or a caller as models are given it: nothing in it is invisible, and it is of bounded length. */
export function visible(text: string): string {
  // Twice as many code units hold at least as many characters: the rest of a long text need not be looked at.
  const shown = text
    .slice(0, 2 * MOST_CHARACTERS + 2)
    .toWellFormed()
    .replace(UNSEEN, nameOf);
  const characters = [...shown];
  return characters.length <= MOST_CHARACTERS ? shown : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}

const nameOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** The same data with every text in it made visible. Names of members are the schema's own. */
export function fenced<Data>(data: Data): Data {
  return fence(data) as Data;
}

function fence(value: unknown): unknown {
  if (typeof value === 'string') return visible(value);
  if (Array.isArray(value)) return value.map(fence);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fence(member)]));
}

/** Data as JSON in which no text can look like markup, or like the end of a block of code. */
export const fencedJson = (data: object): string =>
  JSON.stringify(data).replaceAll(/[<>`]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

/** The first of many, so that an answer is of bounded size. */
export const first = <Item>(items: readonly Item[], most: number): Item[] => items.slice(0, most);
