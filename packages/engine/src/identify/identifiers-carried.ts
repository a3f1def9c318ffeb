import { knownType } from '../index/tables/identifier-table.ts';
import type { ListingFacts } from '../index/tables/index-data.ts';
import { bankKeys } from '../normalise/identifiers/bank-keys.ts';
import { identifierForms } from '../normalise/identifiers/identifier-forms.ts';
import { nearKey } from '../normalise/identifiers/near-identifier.ts';

/** A listing's published identifiers that match a key. */
export const identifiersUnder = ({ identifiers = [] }: ListingFacts, key: string): readonly string[] =>
  identifiers
    .filter(({ type, value }) => {
      const forms = identifierForms(value, knownType(type));
      if (forms.includes(key)) return true;
      return forms.some((form) => (type === 'bic' ? bankKeys(form).includes(key) : nearKey(form) === key));
    })
    .map(({ value }) => value);

/** Whether a listing has an identifier that matches a key. */
export const carriesKey = (facts: ListingFacts, key: string): boolean => identifiersUnder(facts, key).length > 0;

/** Whether such an identifier exists outside prose. */
export const carriesFirmly = ({ identifiers = [] }: ListingFacts, key: string): boolean =>
  carriesKey({ identifiers: identifiers.filter(({ inProse }) => !inProse) }, key);
