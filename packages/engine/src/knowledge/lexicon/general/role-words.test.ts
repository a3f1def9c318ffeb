import { describe, expect, it } from 'vitest';
import { normaliseText } from '../../../normalise/text/normalise-text.ts';
import { businessConcept } from '../companies/business-words.ts';
import { isFamilyName } from '../names/family-names.ts';
import { isGivenName } from '../names/given-names.ts';
import { ROLE_WORDS, roleConcept } from './role-words.ts';

/** Words that are rarely names but common as a role or an account. */
const ALSO_NAMES = new Set(['bene', 'conti', 'son']);

describe('words of payments and roles', () => {
  it('finds the concept of a word in several languages', () => {
    for (const form of ['branch', 'filiale', 'succursale', 'sucursal', 'filial'])
      expect(roleConcept(form)).toBe('branch');
    for (const form of ['estate of', 'nachlass', 'erbengemeinschaft']) expect(roleConcept(form)).toBe('estate');
    expect(roleConcept('beneficiary')).toBe('beneficiary');
    expect(roleConcept('tolbrecht')).toBeUndefined();
  });

  const forms = ROLE_WORDS.flatMap((row) => row.forms);

  it('is written as the normaliser writes it, each form once', () => {
    for (const form of forms)
      expect(
        normaliseText(form)
          .tokens.map(({ text }) => text)
          .join(' '),
      ).toBe(form);
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('holds no name that people bear, and nothing that the business words hold', () => {
    expect(forms.filter((form) => (isGivenName(form) || isFamilyName(form)) && !ALSO_NAMES.has(form))).toEqual([]);
    expect(forms.filter((form) => businessConcept(form) !== undefined)).toEqual([]);
  });
});
