/** Names that other products use for our members. */
const SYNONYMS: Readonly<Record<string, string>> = {
  q: 'searchText',
  query: 'searchText',
  text: 'searchText',
  name: 'searchText',
  fullname: 'searchText',
  dob: 'birthDate',
  dateofbirth: 'birthDate',
  birthday: 'birthDate',
  sex: 'gender',
  country: 'countries',
  nationality: 'countries',
  nationalities: 'countries',
  citizenship: 'countries',
  identifier: 'identifiers',
  ids: 'identifiers',
  passport: 'identifiers',
  address: 'addresses',
  alias: 'aliases',
  aka: 'aliases',
  altnames: 'aliases',
  list: 'lists',
  datasets: 'lists',
  sources: 'lists',
  program: 'programs',
  programmes: 'programs',
  schema: 'type',
  entitytype: 'type',
  minscore: 'threshold',
  minmatch: 'threshold',
  cutoff: 'threshold',
  score: 'threshold',
  reference: 'externalRef',
  customerid: 'externalRef',
  expires: 'expiresInDays',
  permissions: 'scopes',
  user: 'username',
  email: 'username',
};

const fold = (member: string): string =>
  member
    .slice(0, 64)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

/** Edit distance with adjacent transpositions (optimal string alignment). */
function distance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let best = Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The member that `unknown` was probably meant to be, for "did you mean": first by other products' names for it, then
 * by edit distance (at most a third of its length); undefined if none is close.
 */
export function closestMember(unknown: string, known: readonly string[]): string | undefined {
  const wanted = fold(unknown);
  if (wanted === '') return undefined;
  const synonym = SYNONYMS[wanted];
  if (synonym !== undefined && known.includes(synonym)) return synonym;
  let best: { readonly member: string; readonly edits: number } | undefined;
  for (const member of known) {
    const edits = distance(wanted, fold(member));
    if (edits <= Math.max(1, Math.floor(member.length / 3)) && (best === undefined || edits < best.edits)) {
      best = { member, edits };
    }
  }
  return best?.member;
}
