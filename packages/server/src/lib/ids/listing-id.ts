/** The list that an id is of, if it is one of a listing. */
export function listOf(id: string): string {
  const colon = id.indexOf(':');
  return colon < 0 ? '' : id.slice(0, colon);
}
