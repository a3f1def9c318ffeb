import type { ENDPOINTS, Endpoint, EndpointId } from '@namesake/contract';
import type { Warning } from '@namesake/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError } from '../lib/errors/api-error.ts';
import { clientGone } from '../lib/net/client-gone.ts';
import type { App, Call } from './app.ts';
import type { Principal } from './principal.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type SchemaOf<E extends Endpoint, Part extends 'body' | 'params' | 'query'> = Part extends keyof E
  ? E[Part]
  : undefined;

/** A valid request of an authorised caller, as the handler of its endpoint gets it. */
export type HandlerInput<E extends Endpoint> = {
  readonly app: App;
  /** Who calls; undefined on endpoints that are open to everybody. */
  readonly call: E['auth']['kind'] extends 'public' ? undefined : Call;
  /** The caller once more, while a long answer is under way. @throws as when it began */
  readonly again: () => Promise<Principal>;
  readonly body: Output<SchemaOf<E, 'body'>>;
  readonly params: Output<SchemaOf<E, 'params'>>;
  readonly query: Output<SchemaOf<E, 'query'>>;
  /** Warnings for the answer: members that `Prefer: handling=lenient` ignored. */
  readonly notes: readonly Warning[];
  /**
   * Of an upload, once its file has arrived: true where a request with the same key was answered before, and was now.
   * @param body what makes it the same request, besides its address
   */
  readonly answeredAgain: (body: unknown) => Promise<boolean>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * Answers one endpoint. A text is JSON already, bytes are of the endpoint's media type; undefined means that the reply
 * was sent or has no body.
 */
type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<unknown> | unknown;

/** How each endpoint of the contract is answered. */
export type Handlers = { readonly [Id in EndpointId]: Handler<(typeof ENDPOINTS)[Id]> };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the request comes from; null on endpoints that are open to everybody. */
    principal: Principal | null;
    /** Counts as this number of requests more. @throws ApiError `rate_limited` */
    charge: (requests: number) => void;
  }
}

/** The call of a service that a request makes. @throws ApiError `token_missing` */
export function callOf(app: App, request: FastifyRequest, reply: FastifyReply): Call {
  if (request.principal === null) throw new ApiError('token_missing');
  return { app, principal: request.principal, requestId: request.id, gone: () => clientGone(reply) };
}
