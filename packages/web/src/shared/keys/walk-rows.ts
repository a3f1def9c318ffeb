/** Moves the focus among the elements `[data-row]` of a part of the page: to the first where none has it. */
export function walkRows(part: ParentNode | null, by: number): void {
  const rows = [...(part?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[at < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))]?.focus();
}
