import { Readable } from 'node:stream';
import { type Endpoint, mediaTypeOf, parseRequest, routePath } from '@namesake/contract';
import type { Warning } from '@namesake/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HandlerInput } from '../context/handler.ts';
import { ApiError } from '../lib/errors/api-error.ts';
import { recordOf } from '../lib/formats/json-record.ts';
import { withIgnoredTexts } from './ignored-texts.ts';
import { routeSchema } from './openapi.ts';
import { isLenient } from './request-headers.ts';
import { sendConditional } from './send-conditional.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** A request with valid parts. */
type ValidRequest<E extends Endpoint> = Pick<
  HandlerInput<E>,
  'body' | 'params' | 'query' | 'notes' | 'request' | 'reply'
>;

/** Registers an endpoint of the contract: route, schema for OpenAPI, validation, status of the answer. */
export function registerEndpoint<const E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: (valid: ValidRequest<E>) => Promise<unknown> | unknown,
): void {
  const success = Number(Object.keys(endpoint.responses)[0]);
  server.route({
    method: endpoint.method,
    url: routePath(endpoint),
    schema: routeSchema(endpoint),
    config: { endpoint },
    handler: async (request, reply) => {
      const result = await handler(validated(endpoint, request, reply));
      if (reply.sent) return reply;
      if (reply.statusCode === 200) reply.code(success);
      setLocation(request, reply, result);
      if (result instanceof Uint8Array || result instanceof Readable) return reply.type(typeOf(endpoint)).send(result);
      if (result === undefined) return reply.send();
      reply.type('application/json; charset=utf-8');
      const json = typeof result === 'string' ? result : JSON.stringify(result);
      return endpoint.conditional === true ? sendConditional(request, reply, json) : reply.send(json);
    },
  });
}

/** Content type of byte and stream answers. */
function typeOf(endpoint: Endpoint): string {
  const type = mediaTypeOf(endpoint);
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** For endpoints without a query: one that is sent was meant to have an effect. */
const NO_QUERY = z.strictObject({});

function validated<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): ValidRequest<E> {
  const lenient = isLenient(request);
  const params = parse(endpoint.params, request.params, { noun: 'path parameter' });
  const query = parse(endpoint.query ?? NO_QUERY, request.query, { noun: 'query parameter' });
  const body = parseBody(endpoint.body, request.body, lenient);
  if (lenient && endpoint.body !== undefined) reply.header('preference-applied', 'handling=lenient');
  const notes = body.ignored.map(
    (pointer): Warning => ({ code: 'unknown_member_ignored', text: `${pointer} is not a member and was ignored.` }),
  );
  return {
    body: body.value as ValidRequest<E>['body'],
    params: params.value as ValidRequest<E>['params'],
    query: query.value as ValidRequest<E>['query'],
    notes,
    request,
    reply,
  };
}

/** Parses a body. Ignored texts are named in its `leftOut` if it has one, so that no party is cleared without them. */
function parseBody(schema: z.ZodType | undefined, input: unknown, lenient: boolean) {
  const body = parse(schema, input, { lenient });
  if (body.ignored.length === 0) return body;
  return { ...parse(schema, withIgnoredTexts(input, body.ignored), { lenient }), ignored: body.ignored };
}

type ParseOptions = Parameters<typeof parseRequest>[2];

function parse(schema: z.ZodType | undefined, input: unknown, options: ParseOptions) {
  if (schema === undefined) return { value: undefined, ignored: [] };
  const parsed = parseRequest(schema, input, options);
  if (parsed.ok) return parsed;
  const { code, errors } = parsed;
  // Its description is about headers and paths.
  const detail = errors.map((error) => error.detail).join(' ');
  throw new ApiError(code, code === 'bad_request' ? { errors, detail } : { errors });
}

/**
 * Sets `Location` on a 201, from the endpoint's template.
 * @param answer the answer, as JSON text or value; no header is set if it lacks a value for the template
 */
export function setLocation(request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
  const { location } = request.routeOptions.config.endpoint ?? {};
  if (reply.statusCode !== 201 || location === undefined) return;
  const made = typeof answer === 'string' && answer !== '' ? JSON.parse(answer) : answer;
  const members = { ...recordOf(request.params), ...recordOf(made) };
  let isWhole = true;
  const address = location.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((of, member) => recordOf(of)[member], members);
    if (typeof value !== 'string') isWhole = false;
    return encodeURIComponent(String(value));
  });
  if (isWhole) reply.header('location', address);
}
