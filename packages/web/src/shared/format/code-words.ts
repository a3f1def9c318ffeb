/** "birth_date", "birthDate" → "Birth date": for a code that this interface has no words for. */
export function codeWords(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
