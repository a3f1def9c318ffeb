import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ftmId, listingIdOf } from './ftm-id.ts';

/** According to the model of FollowTheMoney. */
const VALID = /^[0-9a-zA-Z](?:[0-9a-zA-Z.-]*[0-9a-zA-Z])?$/;

describe('the id of a listing in FollowTheMoney', () => {
  it.each([
    ['us_ofac_sdn:35096', 'us-ofac-sdn..35096'],
    ['eu_fsf:EU.27.28', 'eu-fsf..EU.2ex27.2ex28'],
    ['own:NK-1:2_', 'own..NK.2dx1.3ax2.5fx'],
  ])('of %s is %s', (id, expected) => {
    expect(ftmId(id)).toBe(expected);
    expect(listingIdOf(expected)).toBe(id);
  });

  it('leads back to the listing, and is an id that the model takes', () => {
    const list = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/);
    const source = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(list, source, (one, two) => {
        const id = `${one}:${two}`.toWellFormed();
        expect(ftmId(id)).toMatch(VALID);
        expect(listingIdOf(ftmId(id))).toBe(id);
      }),
    );
  });

  it('is nothing for other texts, and never two ids for one text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.x:_-]{0,20}$/), (text) => {
        const id = listingIdOf(text);
        if (id !== undefined) expect(ftmId(id)).toBe(text);
      }),
    );
    expect(listingIdOf('a..1.zzx')).toBeUndefined();
    expect(listingIdOf('a:1')).toBeUndefined();
    expect(listingIdOf('a.ffffffx')).toBeUndefined();
  });
});
