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

/** A valid request of an authorised caller, as its handler receives it. */
export type HandlerInput<E extends Endpoint> = {
  readonly app: App;
  /** The caller; undefined on public endpoints. */
  readonly call: E['auth']['kind'] extends 'public' ? undefined : Call;
  /** Authorises the caller again during a long answer. @throws as at the start of the request */
  readonly again: () => Promise<Principal>;
  readonly body: Output<SchemaOf<E, 'body'>>;
  readonly params: Output<SchemaOf<E, 'params'>>;
  readonly query: Output<SchemaOf<E, 'query'>>;
  /** Warnings for the answer, about members that `Prefer: handling=lenient` ignored. */
  readonly notes: readonly Warning[];
  /**
   * For uploads, once the file has arrived: true if a request with the same key was answered before, and that answer
   * was sent again.
   * @param body what identifies the request, besides its address
   */
  readonly answeredAgain: (body: unknown) => Promise<boolean>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * Handles one endpoint. A string is JSON already, bytes have the endpoint's media type, undefined means that the reply
 * has been sent or has no body.
 */
type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<unknown> | unknown;

/** Handler of each endpoint of the contract. */
export type Handlers = { readonly [Id in EndpointId]: Handler<(typeof ENDPOINTS)[Id]> };

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null on public endpoints. */
    principal: Principal | null;
    /** Counts this request as this number of additional requests. @throws ApiError `rate_limited` */
    charge: (requests: number) => void;
  }
}

/** Builds the service call for a request. @throws ApiError `token_missing` */
export function callOf(app: App, request: FastifyRequest, reply: FastifyReply): Call {
  if (request.principal === null) throw new ApiError('token_missing');
  return { app, principal: request.principal, requestId: request.id, gone: () => clientGone(reply) };
}
