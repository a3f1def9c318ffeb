import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlank, shortText } from './primitives.ts';

/** Spaces, zero-width and directional characters, fillers, variation selectors, tags, controls. */
const INVISIBLE = [
  ' \t\n\u00a0\u3000\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u200e\u200f\u202a\u202e\u2066\u2069\u061c\u2028\u2800',
  '\u3164\u115f\u180e\ufe0f\u{e0041}\u0001\u0085',
].flatMap((characters) => [...characters]);
const text = shortText(100);

it('is refused as empty where nobody sees anything in it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 20 }), (parts) => {
      const { success, error } = text.safeParse(parts.join(''));
      expect([success, error?.issues[0]?.message]).toEqual([false, 'This must not be empty.']);
    }),
  );
});

it('is taken as it is where there is one character to see, in any script, whatever is around it', () => {
  const visible = fc.constantFrom('a', '1', '.', 'ж', '王', 'ن', '👍', 'ä');
  const around = fc.array(fc.constantFrom(...INVISIBLE), { maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(around, visible, around, (before, one, after) => {
      const written = before + one + after;
      expect([isBlank(written), text.parse(written)]).toEqual([false, written]);
    }),
  );
});
