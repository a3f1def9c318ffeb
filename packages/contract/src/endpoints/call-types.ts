import type { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { API_BASE, ENDPOINTS, EndpointId } from './endpoints.ts';

type Table = typeof ENDPOINTS;

/** Method and path of an endpoint below `API_BASE`, such as `GET /batches`; never for endpoints outside of it. */
export type EndpointLine<Id extends EndpointId> = Table[Id]['path'] extends `${typeof API_BASE}${infer Path}`
  ? `${Table[Id]['method']} ${Path}`
  : never;

/** Every endpoint below `API_BASE`, by method and path. */
export type EndpointsByLine = { readonly [Id in EndpointId as EndpointLine<Id>]: Table[Id] };

/** One part of a request as a caller writes it: absent if the endpoint has none, optional if it may be empty. */
type Part<Endpoint, Name extends 'params' | 'query' | 'body' | 'form'> = Endpoint extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [Key in Name]?: DeepReadonly<z.input<Schema>> }
    : { readonly [Key in Name]: DeepReadonly<z.input<Schema>> }
  : { readonly [Key in Name]?: never };

/** The URL parts of a request: path and query parameters. */
export type AddressOf<Endpoint> = Endpoint extends unknown ? Part<Endpoint, 'params'> & Part<Endpoint, 'query'> : never;

/**
 * Parts of a request to an endpoint, by the input types of its schemas. Distributes over unions: combining the parts of
 * all endpoints at once is too much for the compiler.
 */
export type CallOf<Endpoint> = Endpoint extends unknown ? AddressOf<Endpoint> & Part<Endpoint, 'body'> : never;

/** Fields of an endpoint's upload form, without the file. */
export type FormOf<Endpoint> = NonNullable<Part<Endpoint, 'form'>['form']>;

type Responses<Endpoint> = Endpoint extends { readonly responses: infer All }
  ? { [Status in keyof All]: `${Status & number}` extends `2${string}` ? All[Status] : never }[keyof All]
  : never;

/** The successful response of an endpoint, by its schemas; undefined if it has no content. */
export type AnswerOf<Endpoint> =
  Responses<Endpoint> extends infer One
    ? One extends { readonly schema: infer Schema extends z.ZodType }
      ? DeepReadonly<z.output<Schema>>
      : undefined
    : never;

/** Media type of an endpoint's successful response. */
export type MediaTypeOf<Endpoint> =
  Responses<Endpoint> extends infer One
    ? One extends { readonly mediaType: infer Type extends string }
      ? Type
      : 'application/json'
    : never;
