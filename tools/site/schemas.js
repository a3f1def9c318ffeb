// Describes JSON schemas in words.

const REF = '#/components/schemas/';

/** Names of the schemas that a part of the document refers to, including through shared responses and parameters. */
export function* refsIn(part, components) {
  if (part === null || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') yield* refsIn(value, components);
    else if (value.startsWith(REF)) yield value.slice(REF.length);
    else
      yield* refsIn(
        value
          .split('/')
          .slice(2)
          .reduce((inner, name) => inner[name], components),
        components,
      );
  }
}

/**
 * @param linkOf the link to a schema by its name
 * @returns Markdown: a link, a list of values, or the name of the type with its limits
 */
export function typeOf(schema, linkOf) {
  if (schema.$ref !== undefined) return linkOf(schema.$ref.slice(REF.length));
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((one) => typeOf(one, linkOf)))].join(' or ');
  if (schema.allOf !== undefined) return schema.allOf.map((one) => typeOf(one, linkOf)).join(' and ');
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {}, linkOf)}${limits(schema, 'Items')}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const format = schema.format === undefined ? '' : `, ${schema.format}`;
  return `${type}${format}${limits(schema, 'Length')}${limits(schema, 'imum')}`;
}

function limits(schema, what) {
  const [least, most] = [schema[`min${what}`], schema[`max${what}`]];
  if (least === undefined && most === undefined) return '';
  const unit = { Items: ' items', Length: ' characters', imum: '' }[what];
  if (least === undefined) return `, at most ${most}${unit}`;
  return most === undefined ? `, at least ${least}${unit}` : `, ${least} to ${most}${unit}`;
}

/** All members of a schema; those of inline members by path: `results[].score`. */
export function membersOf(schema, linkOf, prefix = '') {
  const inner = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const path = `${prefix}${name}`;
    const row = { path, isRequired: required.has(name), type: typeOf(member, linkOf), text: member.description };
    return [row, ...membersOf(member, linkOf, `${path}.`)];
  });
  const items = schema.type === 'array' ? membersOf(schema.items ?? {}, linkOf, `${prefix.replace(/\.$/, '')}[].`) : [];
  return [...own, ...items, ...inner.flatMap((one) => membersOf(one, linkOf, prefix))];
}

const code = (text) => `\`${text}\``;
