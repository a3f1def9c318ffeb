import { CUT_ABBREVIATIONS, INITIALS_OF } from './abbreviations.ts';
import { BODY_NAMES, BODY_WORDS } from './body-names.ts';
import { BUSINESS_PHRASES } from './business-phrases.ts';
import { ALSO_SAID, BUSINESS_WORDS } from './business-words.ts';
import { GIVEN_NAME_CHARACTERS, HOKKIEN_SYLLABLES } from './chinese-given-names.ts';
import { CITY_NAMES } from './cities.gen.ts';
import { FAMILY_NAMES } from './family-names.ts';
import { GENDER_PAIRS } from './gender-pairs.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { GLUED_PLACES } from './glued-places.ts';
import { GLUED_WORDS } from './glued-words.ts';
import { HOMOPHONES } from './homophones.ts';
import { HONORIFICS, HONORIFICS_ALSO_NAMES } from './honorifics.ts';
import { AMBIGUOUS_LEGAL_FORMS, FRONT_LEGAL_FORMS, LEGAL_FORMS } from './legal-forms.ts';
import { MESSAGE_PHRASES, MESSAGE_WORDS } from './message-words.ts';
import { NAME_VARIANTS } from './name-variants.ts';
import { NATIVE_TITLES } from './native-titles.ts';
import { NAME_GROUPS } from './nicknames.ts';
import { FUNCTION_WORDS, PARTICLES } from './particles.ts';
import { PLACE_WORDS } from './places.ts';
import { STOP_WORDS } from './stop-words.ts';
import { SURNAME_READINGS } from './surname-readings.ts';
import { SHIP_TITLES, VESSEL_WORDS } from './vessel-words.ts';

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

/** The generated parts of the model, as they stand in `model/model.gen.ts` and `model/everyday.gen.ts`. */
export type ModelParts = {
  readonly unknownWeight: number;
  readonly weights: string;
  readonly variants: string;
  readonly everyday: string;
};

/**
 * The text whose SHA-256 is the model's hash: the generated parts and every word table that scores rest on, so that a
 * changed word is a changed model.
 */
export const modelText = ({ unknownWeight, weights, variants, everyday }: ModelParts): string =>
  `${unknownWeight}\n${weights}\n${variants}\n${everyday}\n${JSON.stringify(TABLES)}`;
