import type { SearchResponse, Span } from '@namesake/contract';

type Answer = Pick<SearchResponse, 'searchText' | 'notCompared'>;
type Part = Answer['notCompared'][number];

/** One value of the request with the places in it that were not compared. */
export type UncomparedValue = {
  readonly field: Part['field'];
  readonly index: number | null;
  /** The value itself; undefined where the answer does not carry it. */
  readonly text: string | undefined;
  readonly spans: readonly Span[];
};

/** Parts that were not compared, by the value that contains them, in order of the answer. */
export function uncomparedValues({ notCompared, searchText }: Answer): readonly UncomparedValue[] {
  const values = new Map<string, UncomparedValue>();
  for (const { field, index, span } of notCompared) {
    const key = `${field} ${index}`;
    const before = values.get(key);
    const text = field === 'searchText' ? searchText : undefined;
    values.set(key, { field, index, text, spans: [...(before?.spans ?? []), span] });
  }
  return [...values.values()];
}

/** Why parts were not compared, each with its text: every part once, if known. */
export type UncomparedWhy = { readonly why: Part['why']; readonly pieces: readonly string[] };

export function uncomparedWhys({ notCompared, searchText }: Answer): readonly UncomparedWhy[] {
  const byWhy = new Map<Part['why'], Set<string>>();
  for (const { field, span, why } of notCompared) {
    const pieces = byWhy.get(why) ?? new Set<string>();
    byWhy.set(why, pieces);
    const piece = field === 'searchText' ? searchText.slice(span.start, span.end) : '';
    if (piece !== '') pieces.add(piece);
  }
  return [...byWhy].map(([why, pieces]) => ({ why, pieces: [...pieces] }));
}

/** Most code points shown of one part. */
const MOST_POINTS = 4;

/** `U+FFFD` for each character, for what no font shows. */
export function codePointsOf(text: string): string {
  const points = [...text].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return points.length <= MOST_POINTS ? points.join(' ') : `${points.slice(0, MOST_POINTS).join(' ')} …`;
}
