import { z } from 'zod';
import { genderSchema, identifierTypeSchema } from '../basics/named-values.ts';
import {
  birthDateSchema,
  coded,
  codePointLength,
  countrySchema,
  NOT_BLANK,
  screenedText,
} from '../basics/primitives.ts';

/** Longest `searchText`, in Unicode code points. */
export const MAX_SEARCH_TEXT_LENGTH = 10_000;
/** Maximum number of other names of a party. */
export const MAX_ALIASES = 50;

/** Party types in a query; `any` is the same as omitting the type. */
export const QUERY_TYPES = ['person', 'organization', 'vessel', 'aircraft', 'wallet', 'any'] as const;

const tooLong = `searchText may have at most ${MAX_SEARCH_TEXT_LENGTH} characters; split the text.`;

/** The text to screen. */
export const searchTextSchema = z
  .string()
  .refine((text) => text.trim() !== '', {
    ...coded('empty_search_text', 'searchText must contain the name, identifier or text to screen.'),
    abort: true,
  })
  .refine(
    (text) => text.length <= MAX_SEARCH_TEXT_LENGTH || codePointLength(text) <= MAX_SEARCH_TEXT_LENGTH,
    coded('search_text_too_long', tooLong),
  )
  .meta({
    description:
      'A name in any script and order, several words around a name, an identifier (passport, IMO, BIC, LEI, tax number, crypto address), or a longer text in which listed names are found wherever they appear.',
    examples: ['Orlan Vestrakov'],
    minLength: 1,
    maxLength: MAX_SEARCH_TEXT_LENGTH,
    pattern: NOT_BLANK,
  });

/** One identifier of the screened party. */
export const queryIdentifierSchema = z
  .strictObject({
    type: identifierTypeSchema
      .optional()
      .meta({ description: 'Kind of identifier; absent: any kind may match.', examples: ['passport'] }),
    value: screenedText(200).meta({
      description: 'The identifier as written; spaces, dashes and case do not matter.',
      examples: ['K 8812 004'],
    }),
    country: countrySchema.optional().meta({ description: 'Issuer, ISO 3166-1 alpha-2.', examples: ['DE'] }),
  })
  .meta({ id: 'QueryIdentifier', description: 'One identifier of the screened party.' });

const queryTypeSchema = z.enum(QUERY_TYPES);

/** A request may give the party type as `entityType`, like responses, or as `type`. */
export type TypedParty<Type extends string> = {
  readonly entityType?: Type | undefined;
  readonly type?: Type | undefined;
};

/** The party type under either name. */
export const typeGiven = <Type extends string>({ entityType, type }: TypedParty<Type>): Type | undefined =>
  entityType ?? type;

/** Refuses a request whose two type members differ. */
export function checkTypes({ entityType, type }: TypedParty<string>, context: z.RefinementCtx): void {
  if (entityType === undefined || type === undefined || entityType === type) return;
  const { error: message, params } = coded('types_differ', 'type and entityType differ: give one of the two.');
  context.addIssue({ code: 'custom', path: ['type'], message, params });
}

/** Members that describe the screened party; shared by search and compare. */
export const queryMembers = {
  searchText: searchTextSchema,
  entityType: queryTypeSchema.optional().meta({
    description: 'What the party is. Orders results; never hides one.',
    examples: ['person'],
    default: 'any',
  }),
  type: queryTypeSchema
    .optional()
    .meta({ description: 'The same as entityType, by a shorter name: give one of the two.', examples: ['person'] }),
  birthDate: birthDateSchema.optional().meta({
    description:
      'Birth date: YYYY-MM-DD, YYYY-MM, YYYY, "7 Oct 1952", "07.10.1952", "Oct 1952", "circa 1952", "1950 to 1952". "10/07/1952" counts as both days it may be. From 1850 on, not in the future. A conflict lowers the score and is reported; it hides nothing.',
    examples: ['1971-04-02'],
  }),
  gender: genderSchema.optional().meta({ description: 'Gender of the person.', examples: ['female'] }),
  countries: z
    .array(countrySchema)
    .max(50)
    .optional()
    .meta({
      description: 'Countries of the party in any role (nationality, residence, registration), ISO 3166-1 alpha-2.',
      examples: [['DE', 'TR']],
    }),
  identifiers: z
    .array(queryIdentifierSchema)
    .max(50)
    .optional()
    .meta({
      description: 'Identifiers of the party. A listing with one of them is a result whatever the name.',
      examples: [[{ type: 'passport', value: 'K 8812 004', country: 'DE' }]],
    }),
  addresses: z
    .array(screenedText(500))
    .max(20)
    .optional()
    .meta({
      description: 'Addresses as one line each.',
      examples: [['Harbour Road 5, Port Vantal']],
    }),
  aliases: z
    .array(screenedText(1_000))
    .max(MAX_ALIASES)
    .optional()
    .meta({
      description: 'Other names of the same party; each is screened as a separate reading.',
      examples: [['O. Vestrakoff']],
    }),
};
