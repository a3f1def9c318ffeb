import swagger from '@fastify/swagger';
import {
  API_BASE,
  ENDPOINTS,
  type Endpoint,
  ERROR_CODES,
  errorsOf,
  problemSchema,
  routePath,
} from '@namesake/contract';
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withPlainSchemas } from './openapi/plain-schemas.ts';
import { withTidySchemas } from './openapi/tidy-schemas.ts';
import { withHeaders } from './openapi/with-headers.ts';
import { withSharedParameters } from './openapi/with-shared-parameters.ts';
import { CODES, withSharedProblems } from './openapi/with-shared-problems.ts';

const DESCRIPTIONS: Readonly<Record<Endpoint['tag'], string>> = {
  Screening: 'Screen a name, identifier or text; read what was recorded; ask why a party was not found; compare two.',
  Batches: 'Files of rows that are screened in the background.',
  Lookbacks: 'Whether a party was ever screened: recorded screenings searched for it in the background.',
  Customers: 'Whom you keep under watch: screened again whenever lists change.',
  Cases: 'One customer and one listed party that people tell apart: who works on it, comments, history.',
  'Good guys': 'Parties of yours that are known not to be a listed party.',
  Decisions: 'What people decided about hits, and approvals by a second person.',
  Lists: 'The lists that are searched, their versions, and the parties on them.',
  Rules: 'What is done with hits that meet conditions on the evidence: lowered, routed, due earlier, taken away.',
  Policies: 'Named sets of threshold, limits and lists that searches go by.',
  Receipts: 'Proof of what was screened, verified offline by public keys.',
  Audit: 'The audit log, the chain that proves it, and evidence packs.',
  Tokens: 'API tokens of programs.',
  Webhooks: 'Events that are sent to other systems, signed as Standard Webhooks.',
  Compatibility: 'Interfaces of other screening products, for clients that were written for them.',
  Session: 'First set-up, logging in and out, own password, second factors and sessions: for the web interface.',
  People: 'Who has an account, with which role; invitations.',
  Retention: 'How long records are kept, legal holds, and erasing the records of a person.',
  Service: 'Probes, how scores come about, what screening cannot show, and this document.',
};

/** Groups of endpoints, in display order. */
const TAGS = Object.entries(DESCRIPTIONS).map(([name, description]) => ({ name, description }));

type Operation = { requestBody?: unknown };

type Described = { readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> };

const FILE = { type: 'string', format: 'binary', description: 'The file.' };

/** Serves the endpoints' schemas as one OpenAPI 3.1 document: register it before the routes. */
export async function describeApi(server: FastifyInstance, version: string): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Namesake',
        version,
        description: 'Sanctions screening: which listed parties may this text refer to, how sure is that, and why.',
        contact: { name: 'The operator of this installation' },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: TAGS,
      servers: [
        {
          url: '/',
          description: `This installation; every path but the probes and those of other products begins with ${API_BASE}.`,
        },
      ],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'An API token: Settings → API Settings.' },
          session: { type: 'apiKey', in: 'cookie', name: 'namesake', description: 'The session of the web interface.' },
          csrf: {
            type: 'apiKey',
            in: 'header',
            name: 'X-CSRF-Token',
            description: 'csrfToken of GET /api/v1/session; required with the cookie for every change.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (found) => {
      const schemas = withTidySchemas(withPlainSchemas(jsonSchemaTransformObject(found)));
      const whole = withFiles(withHeaders(schemas, ALL_ENDPOINTS), ALL_ENDPOINTS);
      return withSharedParameters(withSharedProblems(whole));
    },
  });
}

/** Schema of an endpoint for the router and the OpenAPI document. */
export function routeSchema(endpoint: Endpoint): FastifySchema {
  const successes = Object.entries(endpoint.responses).map(
    ([status, { description, schema, mediaType = 'application/json' }]) => [
      status,
      schema === undefined ? z.null().meta({ description }) : { description, content: { [mediaType]: { schema } } },
    ],
  );
  // A client that hung up reads no answer.
  const declared = errorsOf(endpoint).filter((code) => code !== 'request_cancelled');
  const failures = Map.groupBy(declared, (code) => ERROR_CODES[code].status);
  const problems = [...failures].map(([status, codes]) => [
    status,
    {
      description: `${CODES}${codes.join(', ')}.`,
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  const session = endpoint.method === 'GET' ? { session: [] } : { session: [], csrf: [] };
  const { kind } = endpoint.auth;
  const security = kind === 'public' ? [] : kind === 'session' ? [session] : [{ token: [] }, session];
  const { auth } = endpoint;
  const other = auth.kind === 'scope' && auth.or !== undefined ? ` or ${auth.or}` : '';
  const scope = auth.kind === 'scope' ? ` Scope: ${auth.scope}${other}.` : '';
  return {
    hide: isForBrowsers(endpoint),
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: endpoint.description + scope,
    security,
    ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
    ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
    ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
    ...(endpoint.urlForm === true ? { consumes: ['application/json', 'application/x-www-form-urlencoded'] } : {}),
    response: Object.fromEntries([...problems, ...successes]),
  };
}

/**
 * Whether an endpoint only answers with redirects for browsers: it is not an operation for programs, and left out of
 * the document.
 */
export const isForBrowsers = ({ responses }: Pick<Endpoint, 'responses'>): boolean =>
  Object.keys(responses).every((status) => status.startsWith('3'));

/** All endpoints. */
export const ALL_ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS);

/**
 * Describes file bodies, which no validator schema covers. The form comes first, because generators that support one
 * kind of body take the first. Changes the document in place.
 */
function withFiles<Document extends Described>(document: Document, endpoints: readonly Endpoint[]): Document {
  for (const { path, method, upload, form } of endpoints) {
    if (upload === undefined) continue;
    const operation = document.paths?.[path]?.[method.toLowerCase()] as Operation | undefined;
    if (operation === undefined) continue;
    const bodies = upload.map((type) => [type, { schema: FILE }] as const);
    const inForm = form === undefined ? [] : [['multipart/form-data', { schema: formOf(form) }] as const];
    operation.requestBody = { required: true, content: Object.fromEntries([...inForm, ...bodies]) };
  }
  return document;
}

function formOf(form: z.ZodObject) {
  const { $schema: _, properties, ...schema } = z.toJSONSchema(form, { io: 'input' });
  return { ...schema, properties: { file: FILE, ...properties }, required: ['file'] };
}

/** The OpenAPI document of this version without a running service: JSON with one line per member. */
export async function writtenOpenapi(version: string): Promise<string> {
  const server = Fastify();
  server.setValidatorCompiler(() => (value) => ({ value }));
  server.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await describeApi(server, version);
  for (const endpoint of ALL_ENDPOINTS)
    server.route({
      method: endpoint.method,
      url: routePath(endpoint),
      schema: routeSchema(endpoint),
      handler: () => null,
    });
  await server.ready();
  return `${JSON.stringify(server.swagger(), null, 1)}\n`;
}
