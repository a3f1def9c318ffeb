import type { Span } from '@namesake/contract';

export type Segment = {
  readonly text: string;
  readonly start: number;
  /** Index of the mark this piece belongs to; undefined between marks. */
  readonly mark: number | undefined;
};

/**
 * Cuts a text at its marked spans. Spans may come in any order; one that is empty, beyond the text or overlaps an
 * earlier one is left out, so that the pieces always join to the text.
 */
export function segmentsOf(text: string, spans: readonly Span[]): readonly Segment[] {
  const usable = spans
    .map(({ start, end }, mark) => ({ start, end, mark }))
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, mark } of usable) {
    if (start < at) continue;
    if (start > at) segments.push({ text: text.slice(at, start), start: at, mark: undefined });
    segments.push({ text: text.slice(start, end), start, mark });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), start: at, mark: undefined });
  return segments;
}
