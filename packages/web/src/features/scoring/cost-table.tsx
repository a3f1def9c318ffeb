import type { Scoring } from '@namesake/contract';
import { codeWords } from '#shared/format/code-words.ts';
import { points } from '#shared/format/number.ts';
import { scoringWords as words } from '#shared/messages/en/policies.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { ExamplePair } from './section.tsx';

const HEAD = 'pe-4 pb-1 text-start text-xs font-semibold text-faint';
const CELL = 'pe-4 py-1.5 align-top';

/** Costs in a name score, with their reasons. */
export function CostTable({ costs }: { readonly costs: Scoring['costs'] }) {
  return (
    <ScrollX label={words.costsTitle} className="pt-1 pb-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.costsTitle}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {words.cost}
            </th>
            <th scope="col" className={`${HEAD} text-end!`}>
              {words.value}
            </th>
            <th scope="col" className={HEAD}>
              {words.pair}
            </th>
            <th scope="col" className={`${HEAD} pe-0 text-end!`}>
              {words.nameScore}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ name, value, doc, example }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={`${CELL} min-w-48 text-start font-medium`}>
                {codeWords(name)}
                <span className="block max-w-prose font-normal text-soft">{doc}</span>
              </th>
              <td className={`${CELL} text-end`}>{value}</td>
              <td className={`${CELL} min-w-40`}>
                {example === null ? (
                  <span className="text-faint">{words.noExample}</span>
                ) : (
                  <ExamplePair example={example} />
                )}
              </td>
              <td className={`${CELL} pe-0 text-end`}>
                {example === null ? <span className="text-faint">{words.noExample}</span> : points(example.nameScore)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
