/** A date as one listing has it. */
type ListedDate = {
  readonly text: string;
  readonly earliest: string;
  readonly latest: string;
  readonly circa: boolean;
  readonly listing: string;
};

/** A date, in the words of the first listing that has it, and all listings that have it. */
export type DateOnce = { readonly text: string; readonly listings: readonly string[] };

/** Equal dates once, however each publisher writes them. */
export function datesOnce(dates: readonly ListedDate[]): readonly DateOnce[] {
  const equal = Map.groupBy(dates, ({ earliest, latest, circa }) => `${earliest} ${latest} ${circa}`);
  return [...equal.values()].map((same) => ({
    text: same[0]?.text ?? '',
    listings: [...new Set(same.map(({ listing }) => listing))],
  }));
}
