import type { SearchResult } from '@namesake/contract';
import { signedPoints } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll-x.tsx';
import { VerdictIcon } from '#shared/ui/verdict-icon.tsx';
import { fieldValue, splitFields } from './field-values.ts';

export type FieldEvidence = SearchResult['evidence']['fields'][number];

const { evidence } = messages;
const HEAD_LOOK = 'pb-1 text-xs font-semibold whitespace-nowrap text-faint';
const HEAD = `${HEAD_LOOK} pe-4 text-start`;
const CELL_LOOK = 'py-1.5 align-top';
const CELL = `${CELL_LOOK} pe-4`;

/** Side by side: what was given, what the list says, whether they agree, and what it added or took. */
export function FieldTable({ fields }: { readonly fields: readonly FieldEvidence[] }) {
  const { told, silent } = splitFields(fields);
  if (fields.length === 0) return null;
  return (
    <div className="min-w-0">
      <h4 className="label-caps mb-2">{evidence.fieldsTitle}</h4>
      {told.length > 0 && (
        <ScrollX label={evidence.fieldsTitle}>
          <table className="w-full text-sm">
            <thead>
              <tr>
                <th scope="col" className={HEAD}>
                  {evidence.field}
                </th>
                <th scope="col" className={HEAD}>
                  {evidence.youGave}
                </th>
                <th scope="col" className={HEAD}>
                  {evidence.listSays}
                </th>
                <th scope="col" className={HEAD}>
                  {evidence.verdict}
                </th>
                <th scope="col" className={`${HEAD_LOOK} text-end`}>
                  {evidence.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {told.map((field) => (
                <tr key={field.field} className="border-t border-line">
                  <th scope="row" className={`${CELL} text-start font-medium whitespace-nowrap`}>
                    {evidence.fields[field.field]}
                  </th>
                  <td className={CELL}>
                    {field.submitted === null ? (
                      <span className="text-faint whitespace-nowrap">{evidence.notGiven}</span>
                    ) : (
                      fieldValue(field.field, field.submitted)
                    )}
                  </td>
                  <td className={CELL}>
                    {field.listed.length > 0 ? (
                      field.listed.map((value) => fieldValue(field.field, value)).join(' · ')
                    ) : (
                      <span className="text-faint">{evidence.notListed}</span>
                    )}
                  </td>
                  <td className={CELL}>
                    <VerdictIcon verdict={field.verdict} />
                  </td>
                  <td className={`${CELL_LOOK} text-end font-medium`}>{signedPoints(field.contribution)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
      {silent.length > 0 && (
        <p className="mt-2 text-xs text-faint">
          {evidence.silent(silent.map((field) => evidence.fields[field.field]).join(', '))}
        </p>
      )}
    </div>
  );
}
