/**
 * Returns a look-up of a party's listings by number, in ascending order. Built in one pass from each listing's party.
 */
export function entityMembers(entity: Int32Array): (party: number) => readonly number[] {
  // Linked lists: the first listing of each party, and the next one of the same party for each listing.
  const [first, next] = [new Int32Array(entity.length).fill(-1), new Int32Array(entity.length).fill(-1)];
  for (let listing = entity.length - 1; listing >= 0; listing--) {
    const party = entity[listing] ?? listing;
    next[listing] = first[party] ?? -1;
    first[party] = listing;
  }
  return (party) => {
    const members: number[] = [];
    for (let listing = first[party] ?? -1; listing >= 0; listing = next[listing] ?? -1) members.push(listing);
    return members;
  };
}
