import type { YenteExample } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';

/** Properties with countries as values. */
export const PROPERTIES_OF_COUNTRIES = [
  'country',
  'nationality',
  'citizenship',
  'jurisdiction',
  'mainCountry',
  'birthCountry',
  'flag',
];

/** FollowTheMoney properties that contain neither names nor numbers of the entity. They may be left out. */
const DESCRIPTIVE = new Set(
  (
    'title nameSuffix gender birthDate birthPlace deathDate position education ethnicity religion political profession height weight eyeColor hairColor ' +
    'appearance spokenLanguage biography summary description notes topics keywords status sector classification legalForm mainCountry incorporationDate ' +
    'dissolutionDate taxStatus capital currency type model manufacturer buildDate tonnage grossRegisteredTonnage deadweightTonnage pastFlags pastTypes ' +
    'sourceUrl publisher publisherUrl program programId programUrl wikipediaUrl opencorporatesUrl retrievedAt createdAt modifiedAt latitude longitude ' +
    'motherName addressEntity'
  ).split(' '),
);

/** Properties of one query: which were read, with which values, and which were not. */
export class EntityReading {
  /** Values as they were understood. */
  readonly understood: Record<string, string[]> = {};
  readonly #name: string;
  readonly #properties: ReadonlyMap<string, readonly unknown[]>;
  readonly #left = new Set<string>();
  readonly #asked = new Set<string>();

  constructor(name: string, properties: YenteExample['properties']) {
    this.#name = name;
    const given = Object.entries(properties).map(([property, values]): [string, readonly unknown[]] => [
      property,
      typeof values === 'string' ? [values] : values,
    ]);
    this.#properties = new Map(given);
  }

  /** Values of a property. `read` returns undefined for a value that it cannot read, which is then left out. */
  take(property: string, read: (text: string) => string | undefined = (text) => text): string[] {
    const taken: string[] = [];
    this.#asked.add(property);
    for (const value of this.#properties.get(property) ?? []) {
      if (value === null) continue;
      if (!['string', 'number'].includes(typeof value))
        throw refusal(this.#name, `has something other than texts as ${property}`);
      const text = read(String(value).trim());
      if (text === undefined) this.#left.add(property);
      else if (text !== '') taken.push(text);
    }
    const texts = [...new Set(taken)];
    if (texts.length > 0) this.understood[property] = property === 'address' ? texts : texts.map(lowerCode(property));
    return texts;
  }

  /** The only value of a property. If there are several, none is used, since it is unknown which one is right. */
  one(property: string, isReadable: (text: string) => boolean): string | undefined {
    const texts = this.take(property, (text) => (isReadable(text) ? text : undefined));
    if (texts.length <= 1) return texts[0];
    this.#left.add(property);
    return undefined;
  }

  /** Properties of which nothing was read and that are not merely descriptive. */
  unknown(): string[] {
    return this.ignored().filter(
      (property) => !this.#asked.has(property) && !DESCRIPTIVE.has(property) && this.#hasText(property),
    );
  }

  #hasText(property: string): boolean {
    return (this.#properties.get(property) ?? []).some((value) => value !== null && String(value).trim() !== '');
  }

  /** Properties of which at least one value was not compared. */
  ignored(): string[] {
    const unread = [...this.#properties.keys()].filter((property) => !Object.hasOwn(this.understood, property));
    return [...new Set([...this.#left, ...unread])].sort();
  }
}

/** FollowTheMoney writes country codes in lower case. */
const lowerCode =
  (property: string) =>
  (text: string): string =>
    PROPERTIES_OF_COUNTRIES.includes(property) ? text.toLowerCase() : text;

/** Error for a query that cannot be screened. `what` continues the sentence. */
export const refusal = (name: string, what: string): ApiError =>
  new ApiError('bad_request', { detail: `The query "${name.slice(0, 100)}" ${what}.` });
