import { ENDPOINTS, type Endpoint } from '@namesake/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Specification } from '../specification.ts';
import { MARK } from './hostile-json.ts';
import type { HostileRequest } from './hostile-request.ts';
import type { RawAnswer } from './send.ts';

/** What HTTP itself is answered with, whatever the address. */
const ANYWHERE = [200, 400, 404, 405, 406, 413, 415, 421, 429];
const TRACE = /^\s+at .+:\d+/m;
const INSIDE = /node:internal|node_modules|\.ts:\d+|SQLITE_|SqliteError/;

/** Compares answers with the specification. */
export class Judge {
  readonly #document: Specification;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Specification) {
    this.#document = document;
    formats.default(this.#ajv);
    this.#ajv.addSchema(JSON.parse(document.text), 'api');
  }

  /** What is wrong with an answer; empty if nothing is. */
  faults({ method, path }: HostileRequest, answer: RawAnswer): readonly string[] {
    const { status, headers, text } = answer;
    const endpoint = endpointAt(method, path);
    const responses = endpoint === undefined ? undefined : this.#responses(endpoint);
    const declared = responses === undefined ? ANYWHERE : Object.keys(responses).map(Number);
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
    const problem = status >= 400 && type !== 'application/problem+json' && endpoint?.path !== '/readyz';
    return [
      ...(status === 500 ? ['500'] : []),
      ...(declared.includes(status) ? [] : [`status ${status} is not declared`]),
      ...(hasBody && problem ? [`a refusal as ${type}`] : []),
      ...(hasBody ? this.#misfit(responses?.[String(status)]?.content?.[type]?.schema, status, type, text) : []),
      ...(TRACE.test(text) || INSIDE.test(text) ? ['something of the inside'] : []),
      ...(type === 'application/problem+json' && text.includes(MARK) ? ['repeats what was sent'] : []),
      ...(endpoint !== undefined && mayBeKept(endpoint, headers) ? ['may be kept in a cache'] : []),
      ...missing(headers),
    ];
  }

  #responses({ path, method }: Endpoint) {
    return this.#document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  }

  #misfit(declared: object | undefined, status: number, type: string, text: string): readonly string[] {
    const schema = declared ?? (status >= 400 ? { $ref: '#/components/schemas/Problem' } : undefined);
    if (schema === undefined || !type.endsWith('json')) return [];
    const key = JSON.stringify(schema);
    const validate = this.#validators.get(key) ?? this.#ajv.compile(JSON.parse(key.replaceAll('"#/', '"api#/')));
    this.#validators.set(key, validate);
    const body: unknown = JSON.parse(text);
    if (!validate(body)) return [`not of its schema: ${this.#ajv.errorsText(validate.errors)}`];
    return 'code' in Object(body) && Object(body).status !== status ? ['another status in the body'] : [];
  }
}

/** The endpoint that a request leads to: of those that fit its address, one with the fewest parameters. */
function endpointAt(method: string, address: string): Endpoint | undefined {
  const given = (address.split('?', 1)[0] ?? '').split('/');
  const fitting = Object.values<Endpoint>(ENDPOINTS).filter(({ path }) => {
    const parts = path.split('/');
    return parts.length === given.length && parts.every((part, at) => fits(part, given[at] ?? ''));
  });
  const fewest = Math.min(...fitting.map(parameters));
  const wanted = method === 'HEAD' ? 'GET' : method;
  return fitting.find((endpoint) => parameters(endpoint) === fewest && endpoint.method === wanted);
}

const parameters = ({ path }: Endpoint): number => path.split('{').length;

const mayBeKept = ({ auth }: Endpoint, headers: RawAnswer['headers']): boolean =>
  auth.kind !== 'public' && headers['cache-control'] !== 'no-store';

const fits = (part: string, given: string): boolean => (part.startsWith('{') ? given !== '' : part === given);

function missing(headers: RawAnswer['headers']): readonly string[] {
  const wanted = {
    'x-content-type-options': /^nosniff$/,
    'content-security-policy': /frame-ancestors 'none'/,
    'referrer-policy': /^no-referrer$/,
    'x-request-id': /^req_\w{16}$/,
  };
  return Object.entries(wanted)
    .filter(([name, pattern]) => !pattern.test(String(headers[name])))
    .map(([name]) => `without ${name}`);
}
