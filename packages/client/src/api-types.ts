import type { components, paths } from './api.gen.ts';

/** Every named schema of the API, such as `Schemas['Batch']`. */
export type Schemas = components['schemas'];

export type SearchRequest = Schemas['SearchRequest'];
export type SearchResponse = Schemas['SearchResponse'];
export type CompactSearchResponse = Schemas['CompactSearchResponse'];
export type SearchAnswer = Schemas['SearchAnswer'];
export type CompareRequest = Schemas['CompareRequest'];
export type CompareResponse = Schemas['CompareResponse'];
export type Batch = Schemas['Batch'];
export type BatchResult = Schemas['BatchResult'];
export type CustomerData = Schemas['CustomerData'];
export type Customer = Schemas['Customer'];
export type SavedCustomers = Schemas['SavedCustomers'];
export type NamesakeEvent = Schemas['WatchEvent'];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Operations<M extends Method> = {
  [P in keyof paths as paths[P] extends { readonly [K in Lowercase<M>]: object } ? P : never]: paths[P] extends {
    readonly [K in Lowercase<M>]: infer Operation;
  }
    ? Operation
    : never;
};

/** The paths of the API that take a method. */
export type PathOf<M extends Method> = keyof Operations<M> & string;

/** One endpoint, as the specification describes it. */
export type OperationOf<M extends Method, P extends PathOf<M>> = Operations<M>[P];

/** `path` or `query`: to be given where the endpoint needs a member of it, and not to be given where it has none. */
type Part<Operation, Name extends 'path' | 'query'> = Operation extends {
  readonly parameters: { readonly [K in Name]?: infer Members };
}
  ? [Members] extends [undefined]
    ? { readonly [K in Name]?: undefined }
    : Record<never, never> extends NonNullable<Members>
      ? { readonly [K in Name]?: NonNullable<Members> }
      : { readonly [K in Name]: NonNullable<Members> }
  : { readonly [K in Name]?: undefined };

/** JSON is given as a value; a file as a `Blob` with its type. */
type BodyPart<Operation> = Operation extends { readonly requestBody: { readonly content: infer Content } }
  ? { readonly body: Content extends { readonly 'application/json': infer Json } ? Json | Blob : Blob }
  : { readonly body?: undefined };

/** What a call of an endpoint takes. */
export type CallOf<M extends Method, P extends PathOf<M>> = Part<OperationOf<M, P>, 'path'> &
  Part<OperationOf<M, P>, 'query'> &
  BodyPart<OperationOf<M, P>>;

type ContentOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends { readonly content: infer Content } ? Content : undefined;
    }[keyof Responses]
  : never;

/** What an endpoint answers: JSON as a value, other texts as a string, files as a `Blob`, nothing as undefined. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = ReadAs<ContentOf<OperationOf<M, P>>>;

type ReadAs<Content> = Content extends { readonly 'application/json': infer Json }
  ? Json
  : Content extends { readonly 'text/csv': unknown } | { readonly 'application/x-ndjson': unknown }
    ? string
    : Content extends object
      ? Blob
      : undefined;
