import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** Longest free text that is made, in characters. */
const LONGEST = 60;

/** Of members whose values a schema says little of: what is mostly known here, so that a request gets beyond them. */
const LIKELY: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  asOf: fc.constantFrom(undefined, undefined, undefined, undefined, '2026-02-01'),
  birthDate: fc.constantFrom('1971', '1971-04-02', 'circa 1952', '3/4/1952'),
  birthDates: fc.constantFrom([], ['1971'], ['1950 to 1952', 'early 1960s']),
  countries: fc.constantFrom([], ['DE'], ['fr', 'TR']),
  country: fc.constantFrom('DE', 'fr'),
  highFrom: fc.constantFrom(100, 99.5),
  lists: fc.constantFrom(['list_a'], ['list_b', 'list_a'], ['list_b', 'list_a', 'nope']),
  policy: fc.constant('default'),
};

/** Values that fit a JSON Schema, as far as the schemas of the contract go; `schemas` are those that it refers to. */
export function arbitraryOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const inner = (value: unknown) => arbitraryOf(Object(value), schemas);
  const { $ref, enum: values, anyOf, oneOf, type } = schema;
  if (typeof $ref === 'string') return inner(schemas[$ref.replace('#/components/schemas/', '')]);
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(inner));
  if (Array.isArray(oneOf)) {
    const { oneOf: _, ...rest } = schema;
    if (rest['properties'] === undefined) return fc.oneof(...oneOf.map(inner));
    return fc.oneof(...oneOf.map((one) => objectOf({ ...rest, ...required(rest, Object(one)) }, inner)));
  }
  if (Array.isArray(type)) return fc.oneof(...type.map((one: unknown) => inner({ ...schema, type: one })));
  if (type === 'string') return textOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer')
    return fc.integer({ min: Number(schema['minimum'] ?? -9), max: Number(schema['maximum'] ?? 9) });
  if (type === 'number')
    return fc.double({ min: Number(schema['minimum'] ?? -9), max: Number(schema['maximum'] ?? 9), noNaN: true });
  if (type === 'array')
    return fc.array(inner(schema['items']), {
      minLength: Number(schema['minItems'] ?? 0),
      maxLength: Math.max(3, Number(schema['minItems'] ?? 0)),
    });
  if (type === 'null') return fc.constant(null);
  if (type === 'object') return objectOf(schema, inner);
  throw new Error(`no arbitrary for ${JSON.stringify(schema)}`);
}

/** An object with one alternative's required members, and without those of the others. */
function required(schema: Schema, one: Schema): Schema {
  const properties = Object(schema['properties']);
  const wanted = [...Object(schema['required'] ?? []), ...Object(one['required'])];
  const kept = Object.entries(properties).filter(([name]) => !name.startsWith('expected') || wanted.includes(name));
  return { properties: Object.fromEntries(kept), required: wanted };
}

function objectOf({ properties, required: wanted }: Schema, inner: (value: unknown) => fc.Arbitrary<unknown>) {
  const members = Object.fromEntries(
    Object.entries(Object(properties)).map(([name, value]) => [name, LIKELY[name] ?? inner(value)]),
  );
  const requiredKeys: string[] = Array.isArray(wanted) ? wanted.filter((name) => name in members) : [];
  return fc.record(members, { requiredKeys });
}

function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const days = fc.date({ min: new Date('1851-01-01'), max: new Date('2025-12-31'), noInvalidDate: true });
  if (format === 'date') return days.map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return days.map((day) => day.toISOString());
  if (typeof pattern === 'string' && pattern !== '\\S')
    return fc
      .stringMatching(new RegExp(pattern, 'u'))
      .filter((text) => text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY));
  const most = Math.min(Number(maxLength ?? LONGEST), LONGEST);
  return fc
    .string({ unit: 'binary', minLength: Number(minLength ?? 0), maxLength: most })
    .filter((text) => pattern === undefined || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
}
