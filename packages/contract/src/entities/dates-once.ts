/** A date in one listing. */
type ListedDate = {
  readonly text: string;
  readonly earliest: string;
  readonly latest: string;
  readonly circa: boolean;
  readonly listing: string;
};

/** A distinct date in the words of the first listing that states it, and all listings that do. */
export type DateOnce = { readonly text: string; readonly listings: readonly string[] };

/** Merges equal dates, however each publisher writes them. */
export function datesOnce(dates: readonly ListedDate[]): readonly DateOnce[] {
  const equal = Map.groupBy(dates, ({ earliest, latest, circa }) => `${earliest} ${latest} ${circa}`);
  return [...equal.values()].map((same) => ({
    text: same[0]?.text ?? '',
    listings: [...new Set(same.map(({ listing }) => listing))],
  }));
}
