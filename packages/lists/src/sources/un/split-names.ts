import { detectScript } from '../../fields/detect-script.ts';
import { oneLine } from '../../xml/element.ts';

/** Longer texts are not searched for brackets, so that a hostile file cannot waste time. */
const MAX_BRACKETED = 2_000;

/**
 * Names in one of the UN's name fields: separated by semicolons ("A; B"), lettered ("A b) B"), or an original script
 * with its transliterations in brackets ("… (A; B)"). A line break within a name only wraps.
 */
export function splitNames(text: string | undefined): string[] {
  const line = text === undefined ? undefined : oneLine(text);
  if (line === undefined) return [];
  const bracket = line.length > MAX_BRACKETED ? undefined : lastBracket(line);
  if (bracket !== undefined && holdsNames(bracket)) {
    return [...splitNames(bracket.before), ...splitNames(bracket.inside)];
  }
  return line
    .split(/;|\s[a-h]\)\s/)
    .map((name) =>
      name
        .replace(/\s*\(original script\)$/i, '')
        .replace(/^a\)\s*/, '')
        .trim(),
    )
    .filter((name) => name !== '');
}

type Bracket = { readonly before: string; readonly inside: string };

function holdsNames({ before, inside }: Bracket): boolean {
  if (before === '') return false;
  if (inside.includes(';')) return true;
  return detectScript(before) !== 'Latn' && detectScript(inside) === 'Latn';
}

/** The outermost bracket at the end of the text. */
function lastBracket(text: string): Bracket | undefined {
  if (!text.endsWith(')')) return undefined;
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return { before: text.slice(0, at).trim(), inside: text.slice(at + 1, -1) };
  }
  return undefined;
}
