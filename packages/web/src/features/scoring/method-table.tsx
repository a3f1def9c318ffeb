import type { Scoring } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { scoringWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { ExamplePair } from './section.tsx';

const { evidence } = messages;
const HEAD = 'px-3 py-2 text-start text-xs font-semibold text-faint';
const CELL = 'px-3 py-1.5 align-top';

function likenessOf({ likeness }: MethodRow): string {
  if (likeness === undefined) return words.byLetters;
  const [low, high] = likeness.map((value) => value.toFixed(2));
  return low === high ? String(high) : words.likenessRange(String(low), String(high));
}

/** Kinds of word similarity, each with an example. */
export function MethodTable({ scoring }: { readonly scoring: Scoring }) {
  return (
    <ScrollX label={words.methodsTitle} className="rounded-xl border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="px-3 pt-3 text-start font-semibold">{words.methodsTitle}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {words.method}
            </th>
            <th scope="col" className={HEAD}>
              {words.likeness}
            </th>
            <th scope="col" className={HEAD}>
              {words.pair}
            </th>
            <th scope="col" className={`${HEAD} text-end!`}>
              {words.nameScore}
            </th>
          </tr>
        </thead>
        <tbody>
          {methodRows(scoring).map((row) => (
            <tr key={row.method} className="border-t border-line">
              <th scope="row" className={`${CELL} text-start font-medium`}>
                {evidence.methods[row.method]}
              </th>
              <td className={`${CELL} whitespace-nowrap text-soft`}>{likenessOf(row)}</td>
              <td className={`${CELL} min-w-40`}>
                {row.example === null ? words.noExample : <ExamplePair example={row.example} />}
              </td>
              <td className={`${CELL} text-end font-semibold`}>
                {row.example === null ? words.noExample : points(row.example.nameScore)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

type Method = Scoring['methods'][number];

type MethodRow = Method & {
  /** Lowest and highest likeness of its groups; undefined if letters are compared. */
  readonly likeness: readonly [low: number, high: number] | undefined;
};

/** Each kind of word similarity with its likeness. Identical words are 1. */
export const methodRows = ({ methods, relations }: Pick<Scoring, 'methods' | 'relations'>): readonly MethodRow[] =>
  methods.map((row) => {
    if (row.method === 'exact') return { ...row, likeness: [1, 1] };
    const found = relations.filter(({ method }) => method === row.method).map(({ similarity }) => similarity);
    return { ...row, likeness: found.length === 0 ? undefined : [Math.min(...found), Math.max(...found)] };
  });
