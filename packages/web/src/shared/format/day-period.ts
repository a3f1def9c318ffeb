/** Days as `2026-03-01`, in the viewer's zone, inclusive. */
export type Days = { readonly from: string; readonly to: string };

const dayOf = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** The month up to today. */
export function lastMonth(today: Date): Days {
  const from = new Date(today);
  from.setMonth(from.getMonth() - 1);
  return { from: dayOf(from), to: dayOf(today) };
}

/** From the start of the first day to the end of the last; undefined if that is not a period. */
export function dayPeriod({ from, to }: Days): Days | undefined {
  const [start, end] = [new Date(`${from}T00:00`), new Date(`${to}T00:00`)];
  end.setDate(end.getDate() + 1);
  if (!(start.getTime() < end.getTime())) return undefined;
  return { from: start.toISOString(), to: end.toISOString() };
}
