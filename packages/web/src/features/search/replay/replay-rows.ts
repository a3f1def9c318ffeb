import type { Replay } from '@namesake/contract';
import { codeWords } from '#shared/format/code-words.ts';
import { messages } from '#shared/messages/messages.ts';

const words = messages.replay;

/** One line of the table that compares a record with its replay. */
export type ReplayRow = {
  readonly key: string;
  readonly what: string;
  /** The result that it is about. */
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

/** Outcome, completeness and number of results always; everything else only where it differs. */
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
