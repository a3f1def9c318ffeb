import { CUT_ABBREVIATIONS, INITIALS_OF } from './companies/abbreviations.ts';
import { BODY_NAMES, BODY_WORDS } from './companies/body-names.ts';
import { BUSINESS_PHRASES } from './companies/business-phrases.ts';
import { ALSO_SAID, BUSINESS_WORDS } from './companies/business-words.ts';
import { GLUED_WORDS } from './companies/glued-words.ts';
import { AMBIGUOUS_LEGAL_FORMS, FRONT_LEGAL_FORMS, LEGAL_FORMS } from './companies/legal-forms.ts';
import { SHIP_TITLES, VESSEL_WORDS } from './companies/vessel-words.ts';
import { HONORIFICS, HONORIFICS_ALSO_NAMES } from './general/honorifics.ts';
import { MESSAGE_PHRASES, MESSAGE_WORDS } from './general/message-words.ts';
import { NATIVE_TITLES } from './general/native-titles.ts';
import { FUNCTION_WORDS, PARTICLES } from './general/particles.ts';
import { STOP_WORDS } from './general/stop-words.ts';
import { GIVEN_NAME_CHARACTERS, HOKKIEN_SYLLABLES } from './names/chinese-given-names.ts';
import { FAMILY_NAMES } from './names/family-names.ts';
import { GIVEN_NAMES } from './names/given-names.ts';
import { HOMOPHONES } from './names/homophones.ts';
import { SURNAME_READINGS } from './names/surname-readings.ts';
import { CITY_NAMES } from './places/cities.gen.ts';
import { GLUED_PLACES } from './places/glued-places.ts';
import { PLACE_WORDS } from './places/places.ts';
import { GENDER_PAIRS } from './variants/gender-pairs.ts';
import { NAME_VARIANTS } from './variants/name-variants.ts';
import { NAME_GROUPS } from './variants/nicknames.ts';

export { FAMILY_NAMES, GIVEN_NAMES, NAME_GROUPS, NAME_VARIANTS };

const TABLES = [
  LEGAL_FORMS,
  [...AMBIGUOUS_LEGAL_FORMS],
  [...FRONT_LEGAL_FORMS.any, ...FRONT_LEGAL_FORMS.never],
  BUSINESS_WORDS,
  BUSINESS_PHRASES,
  ALSO_SAID,
  [...GLUED_WORDS],
  [...GLUED_PLACES],
  [...CUT_ABBREVIATIONS],
  [...INITIALS_OF],
  BODY_NAMES,
  [...BODY_WORDS],
  HONORIFICS,
  [...HONORIFICS_ALSO_NAMES],
  NATIVE_TITLES,
  [...PARTICLES],
  [...FUNCTION_WORDS],
  [...PLACE_WORDS],
  VESSEL_WORDS,
  SHIP_TITLES,
  HOMOPHONES,
  NAME_GROUPS,
  NAME_VARIANTS,
  SURNAME_READINGS,
  GIVEN_NAME_CHARACTERS,
  [...HOKKIEN_SYLLABLES],
  GENDER_PAIRS,
  [...GIVEN_NAMES],
  [...FAMILY_NAMES],
  [...MESSAGE_WORDS],
  [...MESSAGE_PHRASES],
  STOP_WORDS,
  CITY_NAMES,
];

/** The generated parts of the model, from `model/model.gen.ts` and `model/everyday.gen.ts`. */
export type ModelParts = {
  readonly unknownWeight: number;
  readonly weights: string;
  readonly variants: string;
  readonly everyday: string;
};

/**
 * The text whose SHA-256 is the model's hash: the generated parts and every word table that scores depend on, so a
 * changed word is a changed model.
 */
export const modelText = ({ unknownWeight, weights, variants, everyday }: ModelParts): string =>
  `${unknownWeight}\n${weights}\n${variants}\n${everyday}\n${JSON.stringify(TABLES)}`;
