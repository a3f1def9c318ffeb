import {
  EFFECTS,
  ENTITY_TYPES,
  GENDERS,
  IDENTIFIER_TYPES,
  NAME_KINDS,
  NAME_QUALITIES,
  REASON_CODES,
  TOKEN_METHODS,
} from '@namesake/engine/vocabulary';
import { z } from 'zod';

/** Closed sets of words shared by several schemas. Each has a name, so generated clients get one type. */
const named = <const Words extends readonly string[]>(id: string, words: Words, description: string) =>
  z.enum(words).meta({ id, description, examples: [words[0]] });

export const entityTypeSchema = named('EntityType', ENTITY_TYPES, 'What a party is.');
export const effectSchema = named('Effect', EFFECTS, 'Legal effect of a listing.');
export const genderSchema = named('Gender', GENDERS, 'Gender.');
export const identifierTypeSchema = named('IdentifierType', IDENTIFIER_TYPES, 'Kind of identifier.');
export const nameKindSchema = named('NameKind', NAME_KINDS, 'Primary name, alias or former name.');
export const nameQualitySchema = named('NameQuality', NAME_QUALITIES, 'weak only if the publisher says so.');
export const prioritySchema = named('Priority', ['high', 'review'], 'high from score 85 or by identifier.');
export const resultReasonSchema = named('ReasonCode', REASON_CODES, 'Reason for or against a result.');
export const tokenMethodSchema = named('TokenMethod', TOKEN_METHODS, 'How two words match.');
