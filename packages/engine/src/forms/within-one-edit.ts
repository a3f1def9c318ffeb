/** Whether two strings are equal or one insertion, deletion, substitution or swap of neighbours apart. */
export function withinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short.charCodeAt(i) === long.charCodeAt(i)) i++;
  if (short.length !== long.length) return short.slice(i) === long.slice(i + 1);
  if (i === short.length || short.slice(i + 1) === long.slice(i + 1)) return true;
  return (
    short.charCodeAt(i) === long.charCodeAt(i + 1) &&
    short.charCodeAt(i + 1) === long.charCodeAt(i) &&
    short.slice(i + 2) === long.slice(i + 2)
  );
}
