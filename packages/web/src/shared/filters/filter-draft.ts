import { fromLocalInput, toLocalInput } from '#shared/format/date-time.ts';

type Times = { readonly from?: string; readonly to?: string };

/** Filters in the form of inputs: times in the viewer's zone. */
export const toDraft = <Filters extends Times>({ from = '', to = '', ...rest }: Filters) => ({
  ...rest,
  from: toLocalInput(from),
  to: toLocalInput(to),
});

/** Inputs in the form of an address: trimmed, times in UTC. */
export function fromDraft(draft: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { from = '', to = '' } = draft;
  const given = { ...draft, from: fromLocalInput(from), to: fromLocalInput(to) };
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.trim()]));
}
