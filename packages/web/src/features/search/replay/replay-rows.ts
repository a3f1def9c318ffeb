import type { Replay } from '@namesake/contract';
import { codeWords } from '#shared/format/code-words.ts';
import { messages } from '#shared/messages/messages.ts';

const words = messages.replay;

/** One row of the comparison between a record and its replay. */
export type ReplayRow = {
  readonly key: string;
  readonly what: string;
  /** Name of the result it concerns. */
  readonly name: string | null;
  readonly recorded: string;
  readonly replayed: string;
  readonly differs: boolean;
};

type Answer = NonNullable<Replay['replayed']>;
type Difference = Replay['differences'][number];

const GENERAL = [
  ['outcome_changed', ({ outcome }: Answer) => (outcome === null ? words.noAnswer : codeWords(outcome))],
  ['complete_changed', ({ complete }: Answer) => (complete ? words.yes : words.no)],
  ['total_changed', ({ total }: Answer) => String(total)],
] as const;

/** Always outcome, completeness and number of results; everything else only if it differs. */
export function replayRows({ recorded, replayed, differences }: Replay): readonly ReplayRow[] {
  if (replayed === null) return [];
  const general = GENERAL.map(([code, shown]): ReplayRow => {
    const [before, after] = [shown(recorded), shown(replayed)];
    return {
      key: code,
      what: words.differences[code],
      name: null,
      recorded: before,
      replayed: after,
      differs: before !== after,
    };
  });
  const others = differences.filter(({ code }) => GENERAL.every(([known]) => known !== code));
  return [...general, ...others.map(rowOf)];
}

function rowOf({ code, entityId, name, recorded, replayed }: Difference): ReplayRow {
  const what: string | undefined = words.differences[code];
  return {
    key: `${code} ${entityId ?? ''}`,
    what: what ?? codeWords(code),
    name,
    recorded: recorded ?? words.nothing,
    replayed: replayed ?? words.nothing,
    differs: true,
  };
}
