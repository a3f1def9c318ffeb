import { forClients } from './client-types.ts';

type Schema = Readonly<Record<string, unknown>>;

const HEAD = `"""Types of the API. Generated from docs/openapi.json by npm run docs:openapi."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, TypedDict, Union
`;
/** What cannot be the name of a member of a class. */
const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

type Member = { readonly name: string; readonly type: string; readonly isRequired: boolean };

/** The types of `namesake-client`: a TypedDict for each object, and a name for each other schema. */
export function pythonTypes(document: string): string {
  const { schemas } = forClients(document).components;
  const types = new PythonTypes();
  for (const [name, schema] of Object.entries(schemas)) types.add(name, schema);
  return `${HEAD}\n${types.text()}`;
}

/** Classes first: other names stand for them, and are made when the module is imported. */
class PythonTypes {
  readonly #classes: string[] = [];
  readonly #names: string[] = [];

  text(): string {
    return `\n${this.#classes.join('\n\n')}\n\n${this.#names.join('\n')}\n`;
  }

  add(name: string, schema: Schema): void {
    if (isObject(schema)) this.#addClass(name, schema);
    else this.#names.push(`${name} = ${this.#typeOf(schema, name, '"')}`);
  }

  #addClass(name: string, schema: Schema): void {
    const required = new Set(Array.from(Object(schema['required'] ?? []), String));
    const members = Object.entries<Schema>(Object(schema['properties'])).map(([member, of]) => {
      const inner = `${name}${member.replace(/^./, (first) => first.toUpperCase())}`;
      return { name: member, type: this.#typeOf(of, inner, ''), isRequired: required.has(member) };
    });
    const doc = String(schema['description'] ?? name).replaceAll('\\', '\\\\');
    this.#classes.push(classOf(name, doc, members));
  }

  /** @param quote around names of classes, where the type is made when the module is imported */
  #typeOf(schema: Schema, name: string, quote: '"' | ''): string {
    const { $ref, enum: values, type, items } = schema;
    const inner = (one: unknown, at: string): string => this.#typeOf(Object(one), at, quote);
    if (typeof $ref === 'string') return `${quote}${$ref.replace('#/components/schemas/', '')}${quote}`;
    if ('const' in schema) return `Literal[${literal(schema['const'])}]`;
    if (Array.isArray(values)) return literals(values);
    if (isObject(schema)) {
      this.#addClass(name, schema);
      return `${quote}${name}${quote}`;
    }
    const any = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(any)) return union(any.map((one, at) => inner(one, `${name}${at + 1}`)));
    if (Array.isArray(type)) return union(type.map((one) => inner({ ...schema, type: one }, name)));
    if (type === 'array') return `List[${inner(items ?? {}, `${name}Item`)}]`;
    if (type === 'object') {
      const of = schema['additionalProperties'];
      return `Dict[str, ${typeof of === 'object' ? inner(of, `${name}Value`) : 'Any'}]`;
    }
    return PLAIN.get(String(type)) ?? 'Any';
  }
}

/** Members that must be there are those of a class of their own: Python 3.10 cannot say it member by member. */
function classOf(name: string, doc: string, members: readonly Member[]): string {
  const base = `_${name}`;
  const always = members.filter(({ isRequired }) => isRequired);
  const maybe = members.filter((member) => !always.includes(member));
  const lines = (of: readonly Member[]) => of.map((member) => `    ${member.name}: ${member.type}\n`).join('');
  if (members.some((member) => KEYWORDS.has(member.name))) {
    const made = (of: readonly Member[], suffix: string, total: string) => {
      const dict = of.map((member) => `"${member.name}": ${JSON.stringify(member.type)}`).join(', ');
      return `${base}${suffix} = TypedDict("${base}${suffix}", {${dict}}${total})\n`;
    };
    const bases = `${made(always, 'Always', '')}${made(maybe, 'Maybe', ', total=False')}`;
    return `${bases}\n\nclass ${name}(${base}Always, ${base}Maybe):\n    """${doc}"""\n`;
  }
  const head = (parents: string) => `class ${name}(${parents}):\n    """${doc}"""\n\n`;
  if (maybe.length === 0) return head('TypedDict') + lines(always);
  if (always.length === 0) return head('TypedDict, total=False') + lines(maybe);
  return `class ${base}(TypedDict):\n${lines(always)}\n\n${head(`${base}, total=False`)}${lines(maybe)}`;
}

const PLAIN = new Map([
  ['string', 'str'],
  ['integer', 'int'],
  ['number', 'float'],
  ['boolean', 'bool'],
  ['null', 'None'],
]);

const isObject = ({ type, properties }: Schema): boolean =>
  type === 'object' && typeof properties === 'object' && properties !== null && Object.keys(properties).length > 0;

const literal = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

const literals = (values: readonly unknown[]): string => `Literal[${values.map(literal).join(', ')}]`;

function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  return different.length === 1 ? (different[0] ?? 'Any') : `Union[${different.join(', ')}]`;
}
