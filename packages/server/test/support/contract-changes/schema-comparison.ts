import { entries, isObject, type Json, listIn, lost, objectIn, resolved } from './document-parts.ts';

/** Whether a schema says what clients send, or what they get. */
type Direction = 'request' | 'answer';
export type Place = { readonly name: string; readonly direction: Direction };

const FEWER = ['maxLength', 'maximum', 'maxItems', 'maxProperties', 'exclusiveMaximum'];
const MORE = ['minLength', 'minimum', 'minItems', 'minProperties', 'exclusiveMinimum'];

/** What of the schemas of an earlier document a later one breaks. A named schema is compared once in each direction. */
export class SchemaComparison {
  readonly #before: Json;
  readonly #after: Json;
  readonly #compared = new Set<string>();

  constructor(before: Json, after: Json) {
    [this.#before, this.#after] = [before, after];
  }

  broken({ name, direction }: Place, one: unknown, other: unknown): readonly string[] {
    if (!isObject(one) || !isObject(other)) return [];
    const place = { name: nameOf(one) ?? name, direction };
    const pair = `${direction} ${nameOf(one)} ${nameOf(other)}`;
    if (nameOf(one) && this.#compared.has(pair)) return [];
    this.#compared.add(pair);
    const [before, after] = [resolved(one, this.#before), resolved(other, this.#after)];
    if (typeOf(before) !== typeOf(after)) return [`${place.name} was ${typeOf(before)} and is ${typeOf(after)}.`];
    return [
      ...lost(wordsOf(before), wordsOf(after)).map((word) => `${place.name} has no ${String(word)} any more.`),
      ...(direction === 'request' ? narrower(place.name, before, after) : []),
      ...this.#options(place, before, after),
      ...this.#members(place, before, after),
      ...this.broken({ ...place, name: `${place.name}[]` }, before['items'], after['items']),
      ...this.broken(
        { ...place, name: `${place.name}.*` },
        before['additionalProperties'],
        after['additionalProperties'],
      ),
    ];
  }

  #members({ name, direction }: Place, before: Json, after: Json): readonly string[] {
    const [had, has] = [listIn(before, 'required'), listIn(after, 'required')];
    const members = entries(objectIn(before, 'properties')).flatMap(([member, one]) => {
      const other = objectIn(after, 'properties')[member];
      const place = { name: `${name}.${member}`, direction };
      return other === undefined ? [`${place.name} is gone.`] : this.broken(place, one, other);
    });
    const changed = direction === 'request' ? lost(has, had) : lost(had, has);
    const what = direction === 'request' ? 'must be given' : 'may be absent';
    return [...members, ...changed.map((member) => `${name}.${String(member)} ${what}.`)];
  }

  /** A union may gain what a discriminator tells apart, such as a new kind of event; an answer no other option. */
  #options(place: Place, before: Json, after: Json): readonly string[] {
    return ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => {
      const [had, has] = [listIn(before, kind), listIn(after, kind)];
      const [were, are] = [namesOf(had), namesOf(has)];
      const isClosed = place.direction === 'answer' && after['discriminator'] === undefined;
      return [
        ...lost(were, are).map((option) => `${place.name} cannot be ${option} any more.`),
        ...(isClosed ? lost(are, were).map((option) => `${place.name} may be ${option} now.`) : []),
        ...had.flatMap((option, at) => this.broken(place, option, has[are.indexOf(were[at] ?? '')])),
      ];
    });
  }
}

const nameOf = (schema: unknown): string | undefined =>
  isObject(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;

/** Options without a name are identified by type and position. */
const namesOf = (options: readonly unknown[]): readonly string[] =>
  options.map((option, at) => {
    const name = nameOf(option) ?? (isObject(option) ? typeOf(option) : '');
    return name === 'anything' || name === 'object' ? `${name} ${at + 1}` : name;
  });

const typeOf = ({ type, format }: Json): string =>
  [type ?? 'anything'].flat().join(' or ') + (format === undefined ? '' : ` (${String(format)})`);

const wordsOf = (schema: Json): readonly unknown[] =>
  schema['const'] === undefined ? listIn(schema, 'enum') : [schema['const']];

function narrower(name: string, before: Json, after: Json): readonly string[] {
  const limit = (of: Json, key: string, otherwise: number) => (typeof of[key] === 'number' ? of[key] : otherwise);
  const narrowed = [
    ...FEWER.filter((key) => limit(after, key, Infinity) < limit(before, key, Infinity)),
    ...MORE.filter((key) => limit(after, key, -Infinity) > limit(before, key, -Infinity)),
    ...(after['pattern'] === undefined || after['pattern'] === before['pattern'] ? [] : ['pattern']),
    ...(after['additionalProperties'] === false && before['additionalProperties'] !== false ? ['unknown members'] : []),
  ];
  return narrowed.map((key) => `${name} takes less than before: ${key}.`);
}
