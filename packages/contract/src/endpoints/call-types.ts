import type { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { API_BASE, ENDPOINTS, EndpointId } from './endpoints.ts';

type Table = typeof ENDPOINTS;

/** Method and path of an endpoint below `API_BASE`, such as `GET /batches`; never for what lies outside of it. */
export type EndpointLine<Id extends EndpointId> = Table[Id]['path'] extends `${typeof API_BASE}${infer Path}`
  ? `${Table[Id]['method']} ${Path}`
  : never;

/** Every endpoint below `API_BASE` by its line. */
export type EndpointsByLine = { readonly [Id in EndpointId as EndpointLine<Id>]: Table[Id] };

/** One part of a request, as a caller writes it: none where the endpoint has none, optional where it may be empty. */
type Part<Endpoint, Name extends 'params' | 'query' | 'body' | 'form'> = Endpoint extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [Key in Name]?: DeepReadonly<z.input<Schema>> }
    : { readonly [Key in Name]: DeepReadonly<z.input<Schema>> }
  : { readonly [Key in Name]?: never };

/** What addresses an endpoint: the parameters of its path and its query. */
export type AddressOf<Endpoint> = Endpoint extends unknown ? Part<Endpoint, 'params'> & Part<Endpoint, 'query'> : never;

/**
 * What a request to an endpoint takes, by the input of its schemas. Of several endpoints one by one: parts of all of
 * them in all combinations are more than the compiler takes.
 */
export type CallOf<Endpoint> = Endpoint extends unknown ? AddressOf<Endpoint> & Part<Endpoint, 'body'> : never;

/** Fields of the form that brings a file to an endpoint, without the file. */
export type FormOf<Endpoint> = NonNullable<Part<Endpoint, 'form'>['form']>;

type Responses<Endpoint> = Endpoint extends { readonly responses: infer All }
  ? { [Status in keyof All]: `${Status & number}` extends `2${string}` ? All[Status] : never }[keyof All]
  : never;

/** What an endpoint answers when it succeeds, by its schemas: undefined where it answers nothing. */
export type AnswerOf<Endpoint> =
  Responses<Endpoint> extends infer One
    ? One extends { readonly schema: infer Schema extends z.ZodType }
      ? DeepReadonly<z.output<Schema>>
      : undefined
    : never;

/** The media type that an endpoint answers in when it succeeds. */
export type MediaTypeOf<Endpoint> =
  Responses<Endpoint> extends infer One
    ? One extends { readonly mediaType: infer Type extends string }
      ? Type
      : 'application/json'
    : never;
