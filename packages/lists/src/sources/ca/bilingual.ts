/** "Belarus / Bélarus", "Major General/major-général": the English part, and the French one if any. */
export function bilingual(text: string): { readonly english: string; readonly french?: string } {
  const [english = text, french] = text.split(/\s*\/\s*/);
  return french === undefined || french === '' ? { english: english.trim() } : { english: english.trim(), french };
}

/**
 * An organisation's name in both languages, separated by a slash outside brackets: "Hara Institute/Institut Hara". A
 * slash between single words ("Hmaw Bi/Pyi") is part of the name.
 */
export function bilingualName(text: string): readonly string[] {
  const parts = outsideBrackets(text, '/').map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => /\s/.test(part)) ? parts : [text];
}

/** Splits at a sign outside brackets. */
export function outsideBrackets(text: string, sign: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (letter === sign && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
