/**
 * Whether two words are equal or one insertion, deletion, substitution or swap of neighbours apart (see
 * `withinOneEdit`). Letters are numbered from 0.
 */
export function areWithinOneEdit(
  a: Uint8Array,
  aFrom: number,
  aLength: number,
  b: Uint8Array,
  bFrom: number,
  bLength: number,
): boolean {
  if (aLength > bLength) return areWithinOneEdit(b, bFrom, bLength, a, aFrom, aLength);
  if (bLength - aLength > 1) return false;
  let same = 0;
  while (same < aLength && a[aFrom + same] === b[bFrom + same]) same++;
  const left = aLength - same;
  const [x, y] = [aFrom + same, bFrom + same];
  if (aLength !== bLength) return agree(a, x, b, y + 1, left);
  if (left === 0 || agree(a, x + 1, b, y + 1, left - 1)) return true;
  return left > 1 && a[x] === b[y + 1] && a[x + 1] === b[y] && agree(a, x + 2, b, y + 2, left - 2);
}

/** Whether `count` letters from two positions on are the same. */
export function agree(a: Uint8Array, aFrom: number, b: Uint8Array, bFrom: number, count: number): boolean {
  for (let k = 0; k < count; k++) if (a[aFrom + k] !== b[bFrom + k]) return false;
  return true;
}
