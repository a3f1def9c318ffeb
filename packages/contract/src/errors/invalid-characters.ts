import { type FieldError, pointerOf } from './field-errors.ts';

/** Members that describe a screened party: their texts are screened unchanged and recorded as bytes. */
const SCREENED: ReadonlySet<string> = new Set([
  'searchText',
  'aliases',
  'addresses',
  'identifiers',
  'names',
  'expectedName',
]);
const MAX_ERRORS = 20;

const DETAIL =
  'This contains NUL (U+0000) or half of a surrogate pair (U+D800 to U+DFFF), which databases do not store. Remove it.';

/** Whether every database stores a text unchanged. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Texts of a request, at any depth, that not every database can store; at most {@link MAX_ERRORS}. Not recursive: a
 * body may be nested deeper than the stack.
 */
export function invalidCharacters(input: unknown): readonly FieldError[] {
  const errors: FieldError[] = [];
  const left: { readonly value: unknown; readonly pointer: string }[] = [{ value: input, pointer: '' }];
  for (let next = left.pop(); next !== undefined && errors.length < MAX_ERRORS; next = left.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string' && !isStorable(value))
      errors.push({ pointer, code: 'invalid_character', detail: DETAIL });
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value))
      if (!SCREENED.has(name)) left.push({ value: inner, pointer: pointer + pointerOf([name.slice(0, 40)]) });
  }
  return errors;
}
