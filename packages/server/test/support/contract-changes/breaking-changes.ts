import { entries, isObject, type Json, listIn, lost, objectIn, resolved } from './document-parts.ts';
import { type Place, SchemaComparison } from './schema-comparison.ts';

/** What of an OpenAPI document clients depend on. */
export type Contract = { readonly paths: object; readonly components?: object };

/**
 * What of an earlier document a later one breaks, as sentences; the rules are those of docs/guide/api-compatibility.md.
 * Schemas are followed from the operations, so that each is judged as what is sent, as what is answered, or as both.
 */
export function breakingChanges(before: Contract, after: Contract): readonly string[] {
  return [...new Set(new OperationComparison(before, after).operations())];
}

class OperationComparison {
  readonly #before: Json;
  readonly #after: Json;
  readonly #schemas: SchemaComparison;

  constructor(before: Json, after: Json) {
    [this.#before, this.#after] = [before, after];
    this.#schemas = new SchemaComparison(before, after);
  }

  operations(): readonly string[] {
    return entries(objectIn(this.#before, 'paths')).flatMap(([path, methods]) =>
      entries(methods).flatMap(([method, operation]) =>
        this.#operation(
          `${method.toUpperCase()} ${path}`,
          operation,
          objectIn(objectIn(this.#after, 'paths'), path)[method],
        ),
      ),
    );
  }

  #operation(name: string, before: Json, after: unknown): readonly string[] {
    if (!isObject(after)) return [`${name} is gone.`];
    return [
      ...(before['operationId'] === after['operationId'] ? [] : [`${name} has another operationId.`]),
      ...this.#parameters(name, before, after),
      ...this.#body(name, before, after),
      ...this.#answers(name, objectIn(before, 'responses'), objectIn(after, 'responses')),
    ];
  }

  #parameters(name: string, before: Json, after: Json): readonly string[] {
    const [had, has] = [this.#parametersOf(before, this.#before), this.#parametersOf(after, this.#after)];
    return [
      ...lost([...had.keys()], [...has.keys()]).map((parameter) => `${name} does not take ${parameter} any more.`),
      ...[...has].flatMap(([parameter, now]) => {
        const then = had.get(parameter);
        const required = now['required'] === true && then?.['required'] !== true;
        return [
          ...(required ? [`${name} asks for ${parameter}.`] : []),
          ...this.#schemas.broken(
            { name: `${name}, ${parameter},`, direction: 'request' },
            then?.['schema'],
            now['schema'],
          ),
        ];
      }),
    ];
  }

  #parametersOf(operation: Json, document: Json): ReadonlyMap<string, Json> {
    const parameters = listIn(operation, 'parameters').map((one) => resolved(one, document));
    return new Map(parameters.map((one) => [String(one['name']), one]));
  }

  #body(name: string, before: Json, after: Json): readonly string[] {
    const [had, has] = [objectIn(before, 'requestBody'), objectIn(after, 'requestBody')];
    const isAsked = has['required'] === true && had['required'] !== true;
    return [
      ...(isAsked ? [`${name} asks for a body.`] : []),
      ...this.#content({ name, direction: 'request' }, had, has),
    ];
  }

  #answers(name: string, before: Json, after: Json): readonly string[] {
    return entries(before).flatMap(([status, answer]) => {
      const isError = status >= '400';
      if (after[status] === undefined) return isError ? [] : [`${name} does not answer ${status} any more.`];
      const [had, has] = [resolved(answer, this.#before), resolved(after[status], this.#after)];
      const headers = lost(Object.keys(objectIn(had, 'headers')), Object.keys(objectIn(has, 'headers')));
      return [
        ...headers.map((header) => `${name} does not send ${header} any more.`),
        ...this.#content({ name, direction: 'answer' }, had, has),
      ];
    });
  }

  #content({ name, direction }: Place, before: Json, after: Json): readonly string[] {
    const [had, has] = [objectIn(before, 'content'), objectIn(after, 'content')];
    return entries(had).flatMap(([type, { schema }]) =>
      has[type] === undefined
        ? [`${name} has no ${direction} as ${type} any more.`]
        : this.#schemas.broken({ name: `${name}, ${direction},`, direction }, schema, objectIn(has, type)['schema']),
    );
  }
}
