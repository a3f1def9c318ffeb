/** What the script that makes the model reads beside the lists. */
export { FAMILY_NAMES } from './family-names.ts';
export { GIVEN_NAMES } from './given-names.ts';
export { NAME_VARIANTS } from './name-variants.ts';
export { NAME_GROUPS } from './nicknames.ts';
