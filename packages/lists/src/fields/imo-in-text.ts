/**
 * IMO numbers in prose: "IMO 1234567 (“NAME”) …", "IMO number: 1234567". Publishers often state them nowhere else.
 * Without repetitions, in order.
 */
export function imoNumbersIn(text: string): string[] {
  const found = text.matchAll(/\bIMO\b\)?\s*(?:number|no\.?)?\s*:?\s*(\d{7})\b/gi);
  return [...new Set([...found].map(([, number]) => number ?? ''))];
}
