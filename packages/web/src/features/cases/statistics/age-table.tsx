import type { CaseStatistics } from '@namesake/contract';
import { count } from '#shared/format/number.ts';
import { caseStatisticsWords as words } from '#shared/messages/en/case-work.ts';
import { ageText } from './statistics-words.ts';

/** Ages of open cases: a table, with a bar in each row. */
export function AgeTable({ ages }: { readonly ages: CaseStatistics['ages'] }) {
  const most = Math.max(1, ...ages.map((age) => age.count));
  return (
    <section aria-label={words.ages} className="max-w-xl space-y-2">
      <h2 className="text-lg font-semibold tracking-tight">{words.ages}</h2>
      <table className="w-full text-sm">
        <caption className="sr-only">{words.ages}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.age}</th>
            <th scope="col">{words.cases}</th>
          </tr>
        </thead>
        <tbody>
          {ages.map((age, at) => (
            <tr key={age.belowHours ?? 'above'}>
              <th scope="row" className="w-32 py-1 pe-3 text-start font-normal whitespace-nowrap text-soft">
                {ageText(ages, at)}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2 tabular-nums">
                  <span
                    aria-hidden
                    className="h-4 min-w-px rounded-xs bg-accent"
                    style={{ inlineSize: `${(age.count / most) * 85}%` }}
                  />
                  {count(age.count)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
