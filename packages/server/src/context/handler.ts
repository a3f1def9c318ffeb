import type { ENDPOINTS, Endpoint, EndpointId } from '@namesake/contract';
import type { Warning } from '@namesake/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App, Call } from './app.ts';
import type { Principal } from './principal.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SchemaOf<E extends Endpoint, Part extends 'body' | 'params' | 'query'> = Part extends keyof E
  ? E[Part]
  : undefined;

/** A valid request of somebody who may make it, as the handler of its endpoint gets it. */
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
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * Answers one endpoint. A text is JSON already, bytes are of the endpoint's media type; undefined means that the reply
 * was sent or has no body.
 */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<unknown> | unknown;

/** How each endpoint of the contract is answered. */
export type Handlers = { readonly [Id in EndpointId]: Handler<(typeof ENDPOINTS)[Id]> };
