import fc from 'fast-check';

/** Part of a text that no problem may repeat: see `judge.ts`. */
export const MARK = 'Zqvarnholt';

/** Values that a member seldom expects. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, '', ' ', 0, -1, -0, 2 ** 53, 1e300, 5e-324, true, [], {}, [[]], [null]),
  fc.constantFrom('\u0000', '\ud800', `${MARK}\udfff`, '\u202e\u2066', '\ufeff', '__proto__', '%00', '../../etc'),
  fc.constantFrom(`${MARK} ${'a'.repeat(12_000)}`, '٣'.repeat(300), 'é\u0301'.repeat(400), '𐍈'.repeat(2_000)),
  fc.constantFrom('9999-99-99', '0000-00-00', '1971-04-02T99:00:00Z', '-1', '1e3', 'NaN', "' or 1=1 --", '{{7*7}}'),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `${MARK}${text}`),
  fc.array(fc.constant(MARK), { minLength: 60, maxLength: 400 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Replaces, removes or adds a member of the value, or of something in it. */
const spoil = (value: unknown, way: readonly number[], other: unknown): unknown => {
  const [step = 0, ...rest] = way;
  if (Array.isArray(value) && value.length > 0) {
    const place = step % value.length;
    return value.map((item, at) => (at === place ? spoil(item, rest, other) : item));
  }
  if (typeof value !== 'object' || value === null || way.length === 0) return other;
  const names = Object.keys(value);
  const name = names[step % (names.length + 1)];
  if (name === undefined) return { ...value, another: other };
  if (step % 7 === 6) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: spoil(Reflect.get(value, name), rest, other) };
};

/** JSON texts that no serializer writes. */
const rewrite: readonly ((json: string) => string)[] = [
  (json) => json.slice(0, -1),
  (json) => `${json}${json}`,
  (json) => `\ufeff${json}`,
  (json) => `/* */${json}`,
  (json) => json.replace('{', '{"__proto__":{"admin":true},'),
  (json) => json.replace('{', '{"constructor":{"prototype":{}},'),
  (json) => json.replace('{', '{"a":1e999,'),
  (json) => json.replace('{', `{"a":${'9'.repeat(400)},`),
  (json) => json.replace('{', `{"${MARK.toLowerCase()}":1,"${MARK.toLowerCase()}":2,`),
  (json) => json.replace('{', `{"a":${'['.repeat(20_000)}`),
  (json) => json.replace('{', `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)},`),
  (json) => json.replace('{', `{"a":${'{"b":'.repeat(5_000)}1${'}'.repeat(5_000)},`),
  (json) => json.replace(/":"/, '":"\\ud83d'),
  (json) => json.replace(/":"/, '":"\\u0000'),
  (json) => json.replaceAll('"', "'"),
  (json) => ' '.repeat(300_000) + json,
  () => '',
  () => 'null',
];

const encode: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xfe]), Buffer.from(text.slice(-2))]),
  (text) => Buffer.from(text.replaceAll('e', '\0')),
];

const utf8 = (text: string): Buffer => Buffer.from(text);

/** Bytes of a body: as the schema wants it, with something else in it, or no JSON at all. */
export function hostileBody(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> {
  const way = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 });
  const spoilt = fc
    .tuple(fitting, fc.array(fc.tuple(way, junk), { maxLength: 3 }))
    .map(([value, changes]) => changes.reduce<unknown>((all, [path, other]) => spoil(all, path, other), value));
  const text = spoilt.map((value) => JSON.stringify(value) ?? 'null');
  return fc.oneof(
    { arbitrary: text.map(utf8), weight: 8 },
    { arbitrary: fc.tuple(text, fc.constantFrom(...rewrite)).map(([json, change]) => utf8(change(json))), weight: 3 },
    { arbitrary: fc.tuple(text, fc.constantFrom(...encode)).map(([json, bytes]) => bytes(json)), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  );
}
