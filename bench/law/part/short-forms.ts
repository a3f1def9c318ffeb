import type { Listing } from '@namesake/engine';
import type { Subject } from '../disguises/disguise.ts';
import { familyNameOf } from './family-name-of.ts';

/** A name as people write it, shorter than listed. */
export type ShortForm = Subject & {
  readonly written: string;
  readonly kind: 'first and last' | 'last and first' | 'initial and last' | 'without legal form' | 'as listed';
};

const FORM =
  /[\s,]+(?:co|ltd|limited|inc|corp|llc|gmbh|ag|s\.?a\.?|sas|sarl|s\.?p\.?a\.?|srl|bv|nv|ab|plc|jsc|pjsc|ojsc|cjsc|ooo|oao|zao|pao|pte|pty|ООО|ОАО|ЗАО|АО|ПАО)\.?(?=$|[\s,])/giu;

const wordsOf = (name: string): string[] => name.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word));

/** The short forms of one listed name, derived only from the publisher's fields. */
function shortFormsOf(subject: Subject): ShortForm[] {
  const { listing, name } = subject;
  const form = (written: string, kind: ShortForm['kind']): ShortForm => ({ ...subject, written, kind });
  if (listing.entityType !== 'person') {
    const bare = name.value.replaceAll(FORM, '').trim();
    return bare === name.value || wordsOf(bare).length === 0 ? [] : [form(bare, 'without legal form')];
  }
  const family = familyNameOf(name);
  const given = wordsOf(name.value.replace(family, ' '))[0] ?? '';
  if (family === '' || given.length < 2) return [];
  const initial = [...given][0] ?? '';
  return [
    form(`${given} ${family}`, 'first and last'),
    form(`${family} ${given}`, 'last and first'),
    ...(/^[\p{Lu}]/u.test(initial) ? [form(`${initial}. ${family}`, 'initial and last')] : []),
  ];
}

/** Short forms of all strong names of listings that the default policy alerts on. */
export const shortForms = (names: readonly Subject[]): readonly ShortForm[] => names.flatMap(shortFormsOf);

export const isPerson = ({ entityType }: Listing): boolean => entityType === 'person';
