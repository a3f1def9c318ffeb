import type { AddressOf, AnswerOf, CallOf, EndpointsByLine, FormOf, MediaTypeOf } from '@namesake/contract';
import { FileChangedError, UnreachableError } from './problem-error.ts';
import { API_BASE, type RequestOptions, request, requestFile, type UploadOptions, upload } from './request.ts';

export type { UploadOptions } from './request.ts';

/** An entry of `ENDPOINTS`. */
type Line = keyof EndpointsByLine;
type Address<Of extends Line> = AddressOf<EndpointsByLine[Of]>;
type CallOptions = Pick<RequestOptions, 'signal' | 'bearer' | 'byItself'>;
type Call<Of extends Line> = CallOf<EndpointsByLine[Of]> & CallOptions;
/** The last argument of a function, optional if it may be empty. */
type Argument<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Calls an endpoint of the API. Request and answer have the types of the contract.
 * @throws {SessionEndedError} when the session has ended
 * @throws {ProblemError} when the server refuses
 * @throws {UnreachableError} when no answer arrives
 */
export function call<Of extends Line>(
  endpoint: Of,
  ...input: Argument<Call<Of>>
): Promise<AnswerOf<EndpointsByLine[Of]>>;
export function call(endpoint: Line, input: object = {}): Promise<unknown> {
  const { params, query, ...options }: AnyCall = input;
  const { method, path } = targetOf(endpoint, { params, query });
  return request(path, { ...options, method });
}

/**
 * Gets a file from the API.
 * @throws as `call`
 */
export function callFile<Of extends Line>(
  endpoint: Of,
  input: Address<Of> & { readonly accept: MediaTypeOf<EndpointsByLine[Of]> },
): Promise<Blob>;
export function callFile(endpoint: Line, input: { readonly accept: string }): Promise<Blob> {
  const { accept, ...address }: AnyAddress & { readonly accept: string } = input;
  return requestFile(targetOf(endpoint, address).path, accept);
}

/**
 * Posts a form with a file.
 * @throws as `call`
 * @throws {FileChangedError} when the file was changed since it was chosen
 */
export function callWithFile<Of extends Line>(
  endpoint: Of,
  input: Address<Of> & UploadOptions & { readonly form: FormOf<EndpointsByLine[Of]>; readonly file: File },
): Promise<AnswerOf<EndpointsByLine[Of]>>;
export async function callWithFile(endpoint: Line, input: FileUpload): Promise<unknown> {
  const { params, form, file, ...options }: AnyAddress & FileUpload = input;
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) if (value !== undefined) data.set(name, String(value));
  data.set('file', file);
  try {
    return await upload(targetOf(endpoint, { params }).path, data, options);
  } catch (error) {
    if (error instanceof UnreachableError && !(await isReadable(file)))
      throw new FileChangedError('The file changed since it was chosen', { cause: error });
    throw error;
  }
}

/** Browsers report an upload of a file that changed on the disk like a lost connection. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** The address of an endpoint, for links, downloads, event streams and display. */
export function addressOf<Of extends Line>(endpoint: Of, ...address: Argument<Address<Of>>): string;
export function addressOf(endpoint: Line, address: object = {}): string {
  return `${API_BASE}${targetOf(endpoint, address).path}`;
}

/** Unchecked user input, from a field or an address, for a request: the API validates it. */
export const checkedByApi = (value: unknown): never => value as never;

type AnyAddress = { readonly params?: object | undefined; readonly query?: object | undefined };
type FileUpload = UploadOptions & { readonly form: object; readonly file: File };
type AnyCall = AnyAddress & CallOptions & { readonly body?: unknown };

/** Method and path of a call; undefined query members are left out. */
function targetOf(line: Line, { params = {}, query = {} }: AnyAddress) {
  const [method, template] = line.split(' ') as [NonNullable<RequestOptions['method']>, string];
  const values = new Map<string, unknown>(Object.entries(params));
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values.get(name))));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return { method, path: given.length === 0 ? path : `${path}?${new URLSearchParams(given)}` };
}
