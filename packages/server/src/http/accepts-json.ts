/**
 * True where a header `Accept` allows `application/json` (or problems, which come in its place), or is absent.
 *
 * @param also another media type that the endpoint answers with
 */
export function acceptsJson(accept: string | undefined, also = 'application/json'): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return accept.split(',').some((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    return !refused && ['*/*', 'application/*', 'application/json', 'application/problem+json', also].includes(type);
  });
}
