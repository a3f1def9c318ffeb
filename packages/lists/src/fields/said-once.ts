import type { PartialDate } from '@namesake/engine';

/** Removes repeated values of a record: publishers repeat addresses, documents and dates. */
export function saidOnce<T>(values: readonly T[]): readonly T[] {
  if (values.length < 2) return values;
  const seen = new Set<string>();
  const once = values.filter((value) => {
    const key = JSON.stringify(value);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return once.length === values.length ? values : once;
}

/** Removes repeated dates: a day written in two ways is one date with both texts. */
export function datesSaidOnce(dates: readonly PartialDate[]): readonly PartialDate[] {
  if (dates.length < 2) return dates;
  const byRange = new Map<string, PartialDate>();
  for (const date of dates) {
    const key = `${date.earliest} ${date.latest} ${date.circa}`;
    const known = byRange.get(key);
    if (known === undefined) byRange.set(key, date);
    else if (!known.text.split('; ').includes(date.text))
      byRange.set(key, { ...known, text: `${known.text}; ${date.text}` });
  }
  return byRange.size === dates.length ? dates : [...byRange.values()];
}
