/** Whether two strings are equal or one insertion, deletion, substitution or swap of neighbours apart. */
export function withinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short.charCodeAt(i) === long.charCodeAt(i)) i++;
  if (short.length !== long.length) return tailsAgree(short, i, long, i + 1);
  if (i === short.length || tailsAgree(short, i + 1, long, i + 1)) return true;
  return (
    short.charCodeAt(i) === long.charCodeAt(i + 1) &&
    short.charCodeAt(i + 1) === long.charCodeAt(i) &&
    tailsAgree(short, i + 2, long, i + 2)
  );
}

/** Whether the rest of one string from `i` equals the rest of the other from `j`; both have the same length left. */
function tailsAgree(a: string, i: number, b: string, j: number): boolean {
  for (let k = 0; i + k < a.length; k++) if (a.charCodeAt(i + k) !== b.charCodeAt(j + k)) return false;
  return true;
}
