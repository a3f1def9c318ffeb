import { unitId } from './sound-alphabet.ts';
import { CLASS_OF, D, G, HISS, K, L, LIP, R, T, withClass } from './sound-classes.ts';

/** Sounds of a family that may be heard as another class, or not at all (0). */
const HEARD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  C: { x: [K, 0], g: [G, 0], G: [G, 0], h: [0, G] },
  G: { x: [K, 0], G: [G, 0], t: [T, D], k: [K, G] },
  B: { x: [K, 0], g: [G, HISS], W: [0, LIP], T: [T, HISS] },
  A: { x: [K, 0], J: [HISS, G], W: [0, LIP], T: [T, HISS], D: [D, HISS], G: [G, 0], q: [K, G] },
  J: {
    f: [LIP, 0],
    h: [0, LIP, K],
    r: [L, R],
    ':': [0, R],
    s: [HISS, T],
    z: [HISS, D],
    J: [HISS, D],
    C: [HISS, T],
    w: [0, LIP],
  },
  H: {
    h: [0, LIP, K],
    w: [0, LIP],
    s: [HISS, T],
    T: [T, D, HISS],
    C: [HISS, T],
    J: [HISS, D],
    r: [L, R],
    l: [L, R],
    g: [G, K],
    k: [K, G],
    N: [0, G],
    d: [D, T],
  },
  Z: {
    h: [0, LIP, K],
    w: [0, LIP],
    s: [HISS, T],
    r: [L, R],
    t: [T, D],
    d: [D, T],
    k: [K, G],
    g: [G, K],
    J: [HISS, G],
    C: [HISS, K],
    S: [HISS, 0, K],
  },
};
const DROPS_R = 'JHZ';
const MAX_HEARD = 96;
/**
 * Up to this number of codes, Han characters may drop an r after any vowel: in longer words each would double the
 * codes.
 */
const MAX_WITH_DROPS = 24;

/** The codes of a sound. */
export function soundCodes(sound: string): readonly number[] {
  const family = sound.charAt(0);
  const heard = HEARD[family] ?? {};
  const dropsR = DROPS_R.includes(family);
  let codes = [0];
  for (let i = 1; i < sound.length; i++) {
    const unit = sound.charAt(i);
    const classes = heard[unit] ?? [CLASS_OF[unitId(sound, i)] ?? 0];
    const next = new Set<number>();
    for (const one of classes) for (const code of codes) next.add(withClass(code, one));
    // A vowel inserted before a lone consonant does not count: Nkomo is 은코모.
    if (i === 1 && unit === 'U') next.add(0);
    const drops = family === 'Z' && next.size <= MAX_WITH_DROPS ? 'aeiou@U' : 'aeo@';
    if (dropsR && drops.includes(unit) && !'aeiou:UOI'.includes(sound.charAt(i + 1) || '-'))
      for (const code of [...next]) next.add(withClass(code, R));
    codes = [...next].slice(0, MAX_HEARD);
  }
  return codes;
}
