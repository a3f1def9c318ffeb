import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOUND_FAMILIES } from '../../src/knowledge/scripts/letters/sound.ts';
import { withinOneEdit } from '../../src/normalise/phrases/within-one-edit.ts';
import { compoundSimilarity, mayBeCompound } from '../../src/words/compare/compound-similarity.ts';
import { EditTable } from '../../src/words/compare/edit-table.ts';
import { areWithinOneEdit } from '../../src/words/compare/one-edit.ts';
import { formOf } from '../../src/words/form/form.ts';
import { letterSetOf, lettersOf } from '../../src/words/form/form-table.ts';
import { onsetAt, onsetOf } from '../../src/words/form/skeleton.ts';
import { querySoundOf } from '../../src/words/sound/comparable-sound.ts';
import { SoundTable } from '../../src/words/sound/sound-table.ts';
import { runs } from '../builders/runs.ts';
import { model } from '../builders/search.ts';

const word = fc.string({ unit: fc.constantFrom(...'abdeinokrst'), minLength: 1, maxLength: 9 });
/** A word, and the same with a stretch of it written otherwise. */
const pair = fc
  .tuple(word, fc.nat(8), fc.nat(2), fc.constantFrom('', 'a', 'e', 'i', 'k', 'dd', 'ul'))
  .map(([text, at, left, letters]) => [text, text.slice(0, at) + letters + text.slice(at + left)] as const)
  .filter(([, other]) => other !== '');

const edits = new EditTable();
const sounds = new SoundTable();

describe('words as letters in arrays', () => {
  it('are one edit apart where the texts are', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [x, y] = [lettersOf(`o${a}`), lettersOf(b)];
        expect(areWithinOneEdit(x, 1, a.length, y, 0, y.length)).toBe(withinOneEdit(a, b));
      }),
      runs(2000),
    );
  });

  it('begin as the texts do', () => {
    for (const text of ['tolbrecht', 'phelan', 'pavnok', 'p', 'quelm', 'waldor', 'yarnok', 'zelm', ''])
      expect(
        onsetAt(
          Uint16Array.from(`x${text}h`, (_, i) => `x${text}h`.charCodeAt(i)),
          1,
          1 + text.length,
        ),
      ).toBe(text === '' ? 0 : onsetOf(text).charCodeAt(0));
  });

  it('are never passed over where written as one they are alike', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        if (compoundSimilarity(edits, formOf(a, model), b, model) > 0)
          expect(mayBeCompound(edits, lettersOf(a), a.length, lettersOf(b), b.length)).toBe(true);
      }),
      runs(2000),
    );
  });
});

describe('the cost of hearing a spelling', () => {
  it('does not depend on the limit up to the limit, and exceeds it beyond', () => {
    const groups = 'a b c d e f g h i j k l m n o p q r s t u v w x y z sch tch kh eau ough mc szcz tion';
    const spelling = fc.array(fc.constantFrom(...groups.split(' ')), { minLength: 1, maxLength: 9 });
    const unit = fc.constantFrom(...'aeiou@pbfvwmnlrtdTDszSZCJckgxGqhyUOI:jAEWYN');
    const sound = fc.tuple(fc.constantFrom(...SOUND_FAMILIES), fc.string({ unit, minLength: 2, maxLength: 12 }));
    fc.assert(
      fc.property(spelling, sound, fc.double({ min: 0, max: 4, noNaN: true }), (written, [family, units], limit) => {
        const [text, heard] = [written.join(''), family + units];
        const cost = (most: number) =>
          sounds.cost(lettersOf(text), text.length, letterSetOf(text), querySoundOf(heard), most);
        const exact = cost(1e9);
        if (exact <= limit) expect(cost(limit)).toBe(exact);
        else expect(cost(limit)).toBeGreaterThan(limit);
      }),
      runs(5000),
    );
  });
});
