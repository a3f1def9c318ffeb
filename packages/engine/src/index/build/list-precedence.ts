/** Lists in the order in which their records represent a party; other lists follow by id. */
const PRECEDENCE = ['us_ofac_sdn', 'us_ofac_cons', 'un_sc', 'eu_fsf', 'gb_fcdo'];

const rankOf = (list: string): number => {
  const rank = PRECEDENCE.indexOf(list);
  return rank === -1 ? PRECEDENCE.length : rank;
};

/** Compares UTF-16 units. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Placed = { readonly list: string; readonly id: string };

/** Order of lists in an index. */
export const byRank = (a: string, b: string): number => rankOf(a) - rankOf(b) || compareText(a, b);

/** Order of listings in an index: by list, then by id. A total order, so input order does not matter. */
export const byPrecedence = (a: Placed, b: Placed): number =>
  a.list === b.list ? compareText(a.id, b.id) : byRank(a.list, b.list) || compareText(a.id, b.id);
