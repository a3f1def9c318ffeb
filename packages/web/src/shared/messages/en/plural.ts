/** An English number: 12,345. */
export const number = (count: number): string => new Intl.NumberFormat('en').format(count);

/** A count with its noun: "1 list", "2 lists". */
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;
