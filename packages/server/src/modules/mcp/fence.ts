/** Maximum number of characters per text in an answer. Longer texts are cut and end with an ellipsis. */
export const MAX_CHARACTERS = 300;

/** Characters that are invisible, change the direction of text, or are unassigned. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text of a list or a caller in a form for models: without invisible characters, and limited in length. */
export function visible(text: string): string {
  // Twice as many code units contain at least as many characters, so the rest of a long text can be ignored.
  const shown = text
    .slice(0, 2 * MAX_CHARACTERS + 2)
    .toWellFormed()
    .replace(UNSEEN, nameOf);
  const characters = [...shown];
  return characters.length <= MAX_CHARACTERS ? shown : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

const nameOf = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** The same data with {@link visible} applied to every text. Member names come from the schema. */
export function fenced<Data>(data: Data): Data {
  return fence(data) as Data;
}

function fence(value: unknown): unknown {
  if (typeof value === 'string') return visible(value);
  if (Array.isArray(value)) return value.map(fence);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fence(member)]));
}

/** JSON in which no text can look like markup or like the end of a code block. */
export const fencedJson = (data: object): string =>
  JSON.stringify(data).replaceAll(/[<>`]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

/** The first items only, so that the size of an answer is limited. */
export const first = <Item>(items: readonly Item[], most: number): Item[] => items.slice(0, most);
