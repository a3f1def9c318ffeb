import type { Separator } from '../../message/separator.ts';
import { maySeparate, separatorsIn } from '../../message/separators-in.ts';
import type { Token } from '../../normalise/text/normalise-text.ts';

/** Tokens of a text, by position, end exclusive. */
export type Segment = { readonly first: number; readonly end: number };

/** Words on each side of a separator up to which both sides may be one name: "SURNAME, Given", "Varnok & Sons". */
const JOINED_UP_TO = 3;

/** What of a text is between separators of any kind; and two neighbours where both are short, since they may be one name. */
export function segmentsOf(text: string, tokens: readonly Token[]): readonly Segment[] {
  if (!maySeparate(text)) return [{ first: 0, end: tokens.length }];
  const { separators } = separatorsIn(text);
  const segments = betweenSeparators(tokens, separators);
  const joined: Segment[] = [];
  segments.forEach(({ first, end }, i) => {
    const next = segments[i + 1];
    const most = Math.min(JOINED_UP_TO, separators[i]?.joins ?? 0);
    const isShort = (one: Segment): boolean => one.end > one.first && one.end - one.first <= most;
    if (next && isShort({ first, end }) && isShort(next)) joined.push({ first, end: next.end });
  });
  return [...segments.filter(({ first, end }) => end > first), ...joined];
}

/** One segment more than there are separators; some are empty. Tokens within a separator belong to none. */
function betweenSeparators(tokens: readonly Token[], separators: readonly Separator[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (let i = 0; i <= separators.length; i++) {
    const [from, to] = [separators[i - 1]?.end ?? 0, separators[i]?.start ?? Number.POSITIVE_INFINITY];
    while (at < tokens.length && (tokens[at]?.start ?? 0) < from) at++;
    const first = at;
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= to) at++;
    segments.push({ first, end: at });
  }
  return segments;
}
