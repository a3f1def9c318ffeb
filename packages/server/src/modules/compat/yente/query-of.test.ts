import { parseRequest, searchRequestSchema } from '@namesake/contract';
import { FTM_IDENTIFIERS } from '@namesake/lists';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryOf, YENTE_SCHEMATA } from './query-of.ts';

const NAMES = ['name', 'alias', 'previousName', 'weakAlias', 'abbreviation'];
const NUMBERS = [...FTM_IDENTIFIERS.keys(), 'cryptoAddress', 'bikCode', 'email', 'phone', 'website'];
const PARTS = ['firstName', 'middleName', 'lastName'];
const FACTS = ['birthDate', 'gender', 'country', 'nationality', 'address', 'notes', 'constructor', 'toString'];

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('1971', '1971-04-02', 'ru', 'Russia', 'male', 'Orlan Vestrakov', 'IMO9074729', ' '),
);
const values = fc.oneof(text, fc.array(text, { maxLength: 8 }));
const properties = fc.dictionary(fc.constantFrom(...NAMES, ...NUMBERS, ...PARTS, ...FACTS), values, { maxKeys: 8 });
const entity = fc.record({ schema: fc.constantFrom(...YENTE_SCHEMATA), properties });

const listOf = (given: string | readonly string[] | undefined): readonly string[] =>
  (typeof given === 'string' ? [given] : (given ?? [])).map((one) => one.trim()).filter((one) => one !== '');

function understood(given: Parameters<typeof queryOf>[1]) {
  try {
    return queryOf('q', given, Date.parse('2026-03-01'));
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad_request' });
    return undefined;
  }
}

/** All combinations of the parts of a name. */
function everyName(given: Readonly<Record<string, string | readonly string[]>>): readonly string[] {
  const parts = PARTS.map((property) => listOf(given[property])).filter((texts) => texts.length > 0);
  return parts
    .reduce<readonly (readonly string[])[]>(
      (names, texts) => names.flatMap((name) => texts.map((text) => [...name, text])),
      [[]],
    )
    .map((words) => words.join(' '))
    .filter((name) => name !== '');
}

describe('an entity of a client of yente', () => {
  it('is screened by each of its names and numbers, or refused', () => {
    fc.assert(
      fc.property(entity, (given) => {
        const request = understood(given)?.request;
        if (request === undefined) return;
        const names = [request.searchText, ...(request.aliases ?? [])];
        const numbers = (request.identifiers ?? []).map(({ value }) => value);
        for (const property of NAMES)
          for (const name of listOf(given.properties[property])) expect(names).toContain(name);
        for (const property of NUMBERS)
          for (const number of listOf(given.properties[property]))
            expect(numbers.some((one) => one !== '' && number.endsWith(one))).toBe(true);
        for (const name of everyName(given.properties)) expect(names).toContain(name);
      }),
    );
  });

  it('is screened by its caption, unless that is a number of it or the word for its schema', () => {
    const passport = { passportNumber: ['X1234567'] };
    const namesOf = (given: Parameters<typeof queryOf>[1]) => {
      const request = understood(given)?.request;
      return request && [request.searchText, ...(request.aliases ?? [])];
    };
    const schema = 'Person';
    expect(namesOf({ schema, caption: 'Orlan Vestrakov', properties: passport })).toEqual(['Orlan Vestrakov']);
    expect(namesOf({ schema, caption: ' Orlan Vestrakov ', properties: {} })).toEqual(['Orlan Vestrakov']);
    expect(namesOf({ schema, caption: 'Vestrakov', properties: { name: 'Orlan' } })).toEqual(['Orlan', 'Vestrakov']);
    expect(namesOf({ schema, caption: 'Company', properties: passport })).toEqual(['Company']);
    for (const caption of ['X1234567', 'x 1234567', 'Person', '-', ' '])
      expect(namesOf({ schema, caption, properties: passport }), caption).toEqual(['X1234567']);
    const [airplane, wallet] = ['Airplane', 'CryptoWallet'];
    expect(namesOf({ schema: airplane, caption: 'airplane', properties: passport })).toEqual(['X1234567']);
    expect(namesOf({ schema: wallet, caption: 'Cryptocurrency wallet', properties: passport })).toEqual(['X1234567']);
    expect(namesOf({ schema, caption: 'Person', properties: {} })).toBeUndefined();
  });

  it('is a request that a search takes', () => {
    fc.assert(
      fc.property(entity, (given) => {
        const request = understood(given)?.request;
        if (request === undefined) return;
        const parsed = parseRequest(searchRequestSchema, request);
        // What a search refuses itself has its own code: nothing is lost in between.
        if (!parsed.ok) expect(['invalid_character', 'empty_search_text']).toContain(parsed.code);
      }),
    );
  });

  it('names every property of which something was not compared', () => {
    fc.assert(
      fc.property(entity, (given) => {
        const read = understood(given);
        if (read === undefined) return;
        const stated = Object.keys(read.query.properties);
        for (const property of Object.keys(given.properties))
          expect([...stated, ...read.ignored], property).toContain(property);
      }),
    );
  });
});
