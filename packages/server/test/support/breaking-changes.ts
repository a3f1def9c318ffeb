type Json = Readonly<Record<string, unknown>>;
type Schema = {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
};
/** What of an OpenAPI document clients depend on. */
export type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/**
 * What of an earlier document a later one breaks, as sentences: operations, successful answers and members that are
 * gone or of another type, and what requests did not have to give. Members and operations may be added.
 */
export function breakingChanges(before: Contract, after: Contract): readonly string[] {
  const operations = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      brokenOperation(`${method.toUpperCase()} ${path}`, operation, after.paths[path]?.[method]),
    ),
  );
  const schemas = Object.entries(before.components.schemas).flatMap(([name, schema]) =>
    brokenSchema(name, schema, after.components.schemas[name]),
  );
  return [...operations, ...schemas];
}

function brokenOperation(name: string, before: Json, after: Json | undefined): readonly string[] {
  if (after === undefined) return [`${name} is gone.`];
  const answers = (operation: Json) => Object.keys(Object(operation['responses'])).filter((status) => status < '300');
  const lost = answers(before).filter((status) => !answers(after).includes(status));
  const asked = requiredParameters(after).filter((parameter) => !requiredParameters(before).includes(parameter));
  return [
    ...lost.map((status) => `${name} does not answer ${status} any more.`),
    ...asked.map((parameter) => `${name} asks for ${parameter}.`),
    ...(before['operationId'] === after['operationId'] ? [] : [`${name} has another operationId.`]),
  ];
}

const requiredParameters = ({ parameters }: Json): readonly string[] =>
  Array.from(Object(parameters ?? []))
    .map(Object)
    .filter(({ required }) => required === true)
    .map(({ name }) => String(name));

function brokenSchema(name: string, before: Schema, after: Schema | undefined): readonly string[] {
  if (after === undefined) return [`The schema ${name} is gone.`];
  const words = (before.enum ?? []).filter((word) => !(after.enum ?? []).includes(word));
  const members = Object.entries(before.properties ?? {}).flatMap(([member, one]) => {
    const other = after.properties?.[member];
    if (other === undefined) return [`${name}.${member} is gone.`];
    return typeOf(one) === typeOf(other) ? [] : [`${name}.${member} was ${typeOf(one)} and is ${typeOf(other)}.`];
  });
  const isRequest = name.endsWith('Request');
  const [had = [], has = []] = [before.required, after.required];
  const changed = isRequest
    ? has.filter((member) => !had.includes(member))
    : had.filter((member) => !has.includes(member));
  return [
    ...words.map((word) => `${name} has no ${String(word)} any more.`),
    ...members,
    ...changed.map((member) => `${name}.${member} ${isRequest ? 'must be given' : 'may be absent'}.`),
  ];
}

/** Without descriptions, examples and limits. */
function typeOf(schema: Json): string {
  const { $ref, type, format, items, anyOf, oneOf } = Object(schema);
  if ($ref !== undefined) return String($ref).split('/').at(-1) ?? '';
  const options: unknown = anyOf ?? oneOf;
  if (Array.isArray(options)) return options.map(typeOf).join(' or ');
  const plain = [type].flat().join(' or ') + (format === undefined ? '' : ` (${format})`);
  return items === undefined ? plain : `${plain} of ${typeOf(items)}`;
}
