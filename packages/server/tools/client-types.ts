import openapiTS, { astToString } from 'openapi-typescript';

type Members = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'delete'];
const HEAD = '// Generated from docs/openapi.json by npm run docs:openapi.\n';

/** Programs for yente and Watchman keep their own clients: ours know nothing of these ways in. */
const FRONTS = { paths: /^\/compat\//, schemas: /^Yente/ };

/** The document without what no client of ours calls. */
export function forClients(document: string): {
  readonly paths: Readonly<Record<string, Members>>;
  readonly components: Readonly<Record<'schemas' | 'parameters', Readonly<Record<string, Members>>>>;
} {
  const { paths, components, ...rest } = JSON.parse(document);
  const without = (of: object, what: RegExp) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => !what.test(name)));
  const schemas = without(components.schemas, FRONTS.schemas);
  return { ...rest, paths: without(paths, FRONTS.paths), components: { ...components, schemas } };
}

/** The types of `@namesake/client`: what a token can call, what it sends and what comes back where that succeeds. */
export async function typescriptTypes(document: string): Promise<string> {
  const { paths, components, ...rest } = forClients(document);
  const kept = {
    ...rest,
    paths: Object.fromEntries(Object.entries(paths).flatMap(([path, item]) => withOperations(path, item))),
    components: { schemas: components.schemas, parameters: components.parameters },
  };
  return HEAD + astToString(await openapiTS(JSON.stringify(withoutExamples(kept)), { immutable: true }));
}

function withOperations(path: string, item: Members): readonly (readonly [string, Members])[] {
  const operations = METHODS.filter((method) => method in item && isForTokens(Object(item[method])));
  if (operations.length === 0) return [];
  return [[path, Object.fromEntries(operations.map((method) => [method, inShort(Object(item[method]))]))]];
}

/** What only a person who is logged in can call is nothing for a program. */
const isForTokens = ({ security = [] }: { readonly security?: readonly object[] }): boolean =>
  security.length === 0 || security.some((one) => 'token' in one);

/** Without refusals, which are errors, and headers, which the client sets and reads. */
function inShort({ responses, parameters = [], ...operation }: Members): Members {
  const successes = Object.entries<Members>(Object(responses)).filter(([status]) => /^2/.test(status));
  const isHeader = (one: Members): boolean => one['in'] === 'header' || HEADERS.test(String(one['$ref']));
  return {
    ...operation,
    parameters: Array.from(Object(parameters) as readonly Members[]).filter((one) => !isHeader(one)),
    responses: Object.fromEntries(successes.map(([status, { headers: _, ...response }]) => [status, response])),
  };
}

const HEADERS = /\/(?:Prefer|Idempotency-Key|If-None-Match)$/;

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const isExample = (name: string, of: unknown): boolean =>
    name === 'example' || (name === 'examples' && Array.isArray(of));
  const kept = Object.entries(value).filter(([name, of]) => !isExample(name, of));
  return Object.fromEntries(kept.map(([name, of]) => [name, withoutExamples(of)]));
}
