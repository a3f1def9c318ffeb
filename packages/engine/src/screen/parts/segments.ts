import { maySeparate, type Separation, separatorsIn } from '../../message/separators-in.ts';
import { normaliseText, type Token } from '../../normalise/text/normalise-text.ts';

/** A stretch of a text, UTF-16 offsets, end exclusive, with its words; their places are within the stretch. */
export type Segment = { readonly start: number; readonly end: number; readonly tokens: readonly Token[] };

/** Words on each side of a separator up to which both sides may be one name: "SURNAME, Given", "Varnok & Sons". */
const JOINED_UP_TO = 3;

/**
 * What of a text is between separators of any kind; and two neighbours where both are short, since they may be one
 * name. Each is read for itself: the sign between two words without spaces may be a letter within one.
 */
export function segmentsOf(text: string): readonly Segment[] {
  const { separators, uncut }: Separation = maySeparate(text) ? separatorsIn(text) : { separators: [], uncut: [] };
  const segments: Segment[] = [];
  for (let i = 0; i <= separators.length; i++)
    segments.push(segmentAt(text, separators[i - 1]?.end ?? 0, separators[i]?.start ?? text.length));
  const joined: Segment[] = [];
  segments.forEach((own, i) => {
    const next = segments[i + 1];
    const most = Math.min(JOINED_UP_TO, separators[i]?.joins ?? 0);
    const isShort = ({ tokens }: Segment): boolean => tokens.length > 0 && tokens.length <= most;
    if (next && isShort(own) && isShort(next)) joined.push(segmentAt(text, own.start, next.end));
  });
  // A label may be the first word of a name: "Bank Quelmir".
  const withLabels = separators.flatMap(({ labelsAt = [] }, i) =>
    labelsAt.map((start) => segmentAt(text, start, segments[i + 1]?.end ?? start)),
  );
  const labels = uncut.map(([start, end]) => segmentAt(text, start, end));
  return [...segments, ...withLabels, ...labels, ...joined].filter(({ tokens }) => tokens.length > 0);
}

const segmentAt = (text: string, start: number, end: number): Segment => ({
  start,
  end,
  tokens: normaliseText(text.slice(start, end)).tokens,
});
