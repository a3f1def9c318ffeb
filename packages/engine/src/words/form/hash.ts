/** 32-bit FNV-1a over UTF-16 units, mixed with a salt for each kind of key. A collision only costs a comparison. */
export function hashText(text: string, salt: number): number {
  let hash = seed(salt);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return finish(hash);
}

/** The same for a number. */
export const hashNumber = (value: number, salt: number): number => finish(Math.imul(value, 0x01000193) ^ seed(salt));

/** The hash of the text without its unit at `skip`, without building that string. */
export function hashWithout(text: string, skip: number, salt: number): number {
  let hash = seed(salt);
  for (let i = 0; i < text.length; i++) {
    if (i !== skip) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return finish(hash);
}

/** Final avalanche of MurmurHash3 (public domain): FNV's low bits alone cluster for short strings. */
function finish(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Mixed before the first letter: otherwise a salt and a first letter could trade places. */
const seed = (salt: number): number => Math.imul(finish(salt) ^ 0x811c9dc5, 0x01000193) >>> 0;
