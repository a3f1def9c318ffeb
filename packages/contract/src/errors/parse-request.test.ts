import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchRequestSchema } from '../search/search-request.ts';
import { parseRequest } from './parse-request.ts';

const parse = (body: unknown, lenient = false) => parseRequest(searchRequestSchema, body, { lenient });
const failure = (body: unknown) => {
  const parsed = parse(body);
  if (parsed.ok) throw new Error('expected a refusal');
  return parsed;
};

describe('a search request', () => {
  it('needs only searchText', () => {
    expect(parse({ searchText: 'Orlan Vestrakov' })).toMatchObject({
      ok: true,
      value: { searchText: 'Orlan Vestrakov' },
    });
  });

  it.each([
    ['empty_search_text', '/searchText', { searchText: ' \n ' }],
    ['search_text_too_long', '/searchText', { searchText: 'x'.repeat(10_001) }],
    ['member_required', '/searchText', {}],
    ['wrong_type', '/searchText', { searchText: 7 }],
    ['wrong_type', '', null],
    ['wrong_type', '', ['x']],
    ['wrong_type', '', 'x'],
    ['threshold_too_low', '/threshold', { searchText: 'x', threshold: 49.9 }],
    ['threshold_too_high', '/threshold', { searchText: 'x', threshold: 100.1 }],
    ['wrong_type', '/threshold', { searchText: 'x', threshold: '75' }],
    ['out_of_range', '/limit', { searchText: 'x', limit: 101 }],
    ['not_one_of', '/type', { searchText: 'x', type: 'ship' }],
    ['invalid_birth_date', '/birthDate', { searchText: 'x', birthDate: '1971-02-29' }],
    ['invalid_birth_date', '/birthDate', { searchText: 'x', birthDate: '31/31/1971' }],
    ['invalid_birth_date', '/birthDate', { searchText: 'x', birthDate: '1849-12-31' }],
    ['invalid_birth_date', '/birthDate', { searchText: 'x', birthDate: '1800 to 1960' }],
    ['invalid_birth_date', '/birthDate', { searchText: 'x', birthDate: 'in spring' }],
    ['invalid_birth_date', '/birthDate', { searchText: 'x', birthDate: '' }],
    ['invalid_country', '/countries/1', { searchText: 'x', countries: ['DE', 'QQ'] }],
    ['too_short', '/aliases/0', { searchText: 'x', aliases: [''] }],
    ['unknown_member', '/asIf', { searchText: 'x', asIf: '2026-01-01' }],
    ['invalid_character', '/externalRef', { searchText: 'x', externalRef: 'a\u0000' }],
    ['invalid_character', '/lists/1', { searchText: 'x', lists: ['a', '\ud800'] }],
    ['unknown_member', '/identifiers/0/typ', { searchText: 'x', identifiers: [{ value: '1', typ: 'imo' }] }],
  ])('is refused with %s at "%s"', (code, pointer, body) => {
    expect(failure(body)).toMatchObject({ code, errors: [{ code, pointer }] });
  });

  it.each([
    ['birthdate', 'birthDate'],
    ['dob', 'birthDate'],
    ['treshold', 'threshold'],
    ['country', 'countries'],
    ['includeDelistd', 'includeDelisted'],
  ])('with the unknown member %s suggests %s', (written, meant) => {
    expect(failure({ searchText: 'x', [written]: 'y' }).errors[0]?.detail).toContain(`Did you mean "${meant}"?`);
  });

  it('suggests a member of the nested object, not of the body', () => {
    const { errors } = failure({ searchText: 'x', identifiers: [{ value: '1', valeu: '2' }] });
    expect(errors[0]?.detail).toContain('Did you mean "value"?');
  });

  it('counts characters as code points, so that rare letters do not count twice', () => {
    expect(parse({ searchText: '𐍈'.repeat(10_000) }).ok).toBe(true);
    expect(failure({ searchText: '𐍈'.repeat(10_001) }).code).toBe('search_text_too_long');
  });

  it('says "Did you mean GB" to UK and accepts lower case', () => {
    expect(failure({ searchText: 'x', countries: ['UK'] }).errors[0]?.detail).toContain('"GB"');
    expect(parse({ searchText: 'x', countries: ['gb'] })).toMatchObject({ ok: true, value: { countries: ['GB'] } });
  });

  it('names every error and falls back to validation_failed when they differ', () => {
    expect(failure({ searchText: '', threshold: 1 })).toMatchObject({
      code: 'validation_failed',
      errors: [{ code: 'empty_search_text' }, { code: 'threshold_too_low' }],
    });
  });

  it('names a wrong type once, and does not measure what has it', () => {
    expect(failure({ searchText: 'x', countries: 'D'.repeat(60) })).toMatchObject({
      code: 'wrong_type',
      errors: [{ pointer: '/countries', code: 'wrong_type' }],
    });
  });

  it('counts one item as one', () => {
    const said = failure({ searchText: 'x', leftOut: [] }).errors.map(({ detail }) => detail);
    expect(said).toEqual(['This must be at least 1 item.']);
  });

  it('ignores unknown members on request, and says which', () => {
    const body = { searchText: 'x', foo: 1, identifiers: [{ value: '1', bar: 2 }] };
    expect(parse(body, true)).toEqual({
      ok: true,
      value: { searchText: 'x', identifiers: [{ value: '1' }] },
      ignored: expect.arrayContaining(['/foo', '/identifiers/0/bar']),
    });
  });

  it('is screened with any characters in what describes the party', () => {
    const body = { searchText: 'x\u0000', aliases: ['\ud800'], identifiers: [{ value: '1\u0000' }] };
    expect(parse(body)).toMatchObject({ ok: true, value: body });
  });

  it('is refused, and nothing worse, where characters are wrong deeper than a stack is high', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`);
    expect(failure({ searchText: 'x', deep })).toMatchObject({ code: 'invalid_character' });
  });

  it('is not made lenient about anything else', () => {
    expect(parse({ searchText: '', foo: 1 }, true)).toMatchObject({ ok: false, code: 'empty_search_text' });
  });

  it.each(['1850', '1971-04', '7 Oct 1952', '07.10.1952', '10/07/1952', 'Oct 1952', 'circa 1952', '1950 to 1952'])(
    'takes the birth date %j, as it was given',
    (birthDate) => {
      expect(parse({ searchText: 'x', birthDate })).toMatchObject({ ok: true, value: { birthDate } });
    },
  );

  it('says once, and in words, what is wrong with a birth date', () => {
    const said = (birthDate: string) => failure({ searchText: 'x', birthDate }).errors.map(({ detail }) => detail);
    expect(said('2021-02-30')).toEqual([expect.stringContaining('not a calendar date')]);
    expect(said('1752-10-07')).toEqual([expect.stringContaining('before 1850')]);
  });

  it('never throws, whatever JSON arrives', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (body, lenient) => {
        const parsed = parse(body, lenient);
        expect(parsed.ok || parsed.errors.length > 0).toBe(true);
      }),
    );
  });

  it('never repeats what was to be screened in an error', () => {
    const secret = 'Zyxwvut Qponmlk';
    const { errors } = failure({
      searchText: secret.repeat(700),
      birthDate: secret,
      type: secret,
      countries: [secret],
    });
    expect(JSON.stringify(errors)).not.toContain('Zyxwvut');
  });
});

describe('a member of the wrong form', () => {
  const schema = z.strictObject({
    batch: z
      .string()
      .regex(/^bat_\w+$/)
      .optional()
      .meta({ description: 'A batch.', examples: ['bat_7Gk2'] }),
    other: z.array(z.string().regex(/^x$/)),
  });

  it('is answered with what is right, never with a pattern or what was sent', () => {
    const parsed = parseRequest(schema, { batch: 'Tolbrecht', other: ['y'] }, {});
    expect(parsed.ok ? [] : parsed.errors.map(({ detail }) => detail)).toEqual([
      'Write it like "bat_7Gk2".',
      'This has the wrong format.',
    ]);
  });
});
