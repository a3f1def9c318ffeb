/** Letter keys of the US keyboard layout, and the same keys in Russian and Ukrainian layouts. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё\\';
const UKRAINIAN = 'йцукенгшщзхїфівапролджєячсмитьбю’ґ';
const SHIFTED: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
  '|': '\\',
};

const layout = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map(
    Array.from(from, (char, i): [string, string] => [char, to.charAt(i)]).filter(([char, other]) => char !== other),
  );

const TO_CYRILLIC = [layout(LATIN, RUSSIAN), layout(LATIN, UKRAINIAN)];
const TO_LATIN = new Map([...layout(UKRAINIAN, LATIN), ...layout(RUSSIAN, LATIN)]);

const NO_CYRILLIC = /^[\u0020-\u007e]*$/;
const CYRILLIC = /^[\u0020-\u0040\u0400-\u045f\u0490\u0491’]*$/;

/** A text retyped with the same keys on other layouts, character by character; none if it mixes alphabets. */
export function typedOtherwise(text: string): readonly string[] {
  if (NO_CYRILLIC.test(text)) return [...new Set(TO_CYRILLIC.map((keys) => typed(text, keys)))];
  return CYRILLIC.test(text) ? [typed(text, TO_LATIN)] : [];
}

function typed(text: string, keys: ReadonlyMap<string, string>): string {
  let made = '';
  for (const char of text) {
    const small = SHIFTED[char] ?? char.toLowerCase();
    const other = keys.get(small);
    made += other === undefined ? char : small === char ? other : other.toUpperCase();
  }
  return made;
}
