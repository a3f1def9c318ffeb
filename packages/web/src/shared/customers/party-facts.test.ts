import { describe, expect, it } from 'vitest';
import { codeText } from './code-text.ts';
import { partyFacts } from './party-facts.ts';

const NOTHING = {
  role: null,
  customerId: 'cus_1',
  aliases: [],
  entityType: null,
  birthDate: null,
  gender: null,
  countries: [],
} as const;
const REST = { identifiers: [], addresses: [], searchId: null, outcome: null, error: null } as const;
const PARTY = { searchText: 'Orlan Vestrakov', ...NOTHING, ...REST, total: 0, open: 0, suppressed: 0 };

describe('a party of a customer', () => {
  it('is described by what is known of it, and by nothing else', () => {
    expect(partyFacts(PARTY)).toEqual([]);
    expect(partyFacts({ ...PARTY, entityType: 'any' })).toEqual([]);
    const identifiers = [{ type: 'passport' as const, value: 'K 8812 004', country: 'DE' }, { value: 'X-1' }];
    expect(
      partyFacts({
        ...PARTY,
        entityType: 'person',
        birthDate: '1971-04',
        countries: ['DE'],
        aliases: ['O.V.'],
        identifiers,
      }),
    ).toEqual(['Person', 'born 1971-04', 'Germany', 'O.V.', 'Passport K 8812 004 DE', 'X-1']);
  });
});

describe('why a customer is not screened', () => {
  it.each([
    ['row_forged', 'Changed outside Namesake'],
    ['insufficient_name', 'Insufficient name'],
    ['unscreenable_text', 'The text contains nothing that can be screened'],
    ['some_new_code', 'Some new code'],
  ])('%s is said in words', (code, text) => {
    expect(codeText(code)).toBe(text);
  });
});
