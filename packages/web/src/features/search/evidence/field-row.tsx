import type { SearchResult } from '@namesake/contract';
import type { ReactNode } from 'react';
import { points, signedPoints } from '#shared/format/number.ts';
import { fieldValue } from '#shared/hits/field-values.ts';
import { messages } from '#shared/messages/messages.ts';
import { VerdictIcon } from '#shared/ui/verdict-icon.tsx';

type FieldEvidence = SearchResult['evidence']['fields'][number];
type NameRow = {
  readonly field: 'name';
  readonly given: ReactNode;
  readonly says: ReactNode;
  readonly verdict: FieldEvidence['verdict'];
  readonly points: number;
};

const { evidence } = messages;
const CELL = 'py-1.5 pe-3 align-top break-words last:pe-0';

/** One line of the comparison: a field, or the name. */
export function FieldRow({ field }: { readonly field: FieldEvidence | NameRow }) {
  const isConflict = field.verdict === 'conflict';
  return (
    <tr className={`border-t border-line ${isConflict ? 'bg-alarm-wash' : ''}`}>
      <th scope="row" className={`${CELL} text-start font-medium text-soft ${isConflict ? 'ps-2' : ''}`}>
        {field.field === 'name' ? evidence.steps.name : evidence.fields[field.field]}
      </th>
      <td className={CELL}>{givenOf(field)}</td>
      <td className={CELL}>{saidOf(field)}</td>
      <td className={`${CELL} whitespace-nowrap`}>
        <VerdictIcon verdict={field.verdict} />
        <span className="block text-xs text-faint">
          {field.field === 'name'
            ? points(field.points)
            : field.verdict !== 'unknown' && signedPoints(field.contribution)}
        </span>
      </td>
    </tr>
  );
}

function givenOf(field: FieldEvidence | NameRow): ReactNode {
  if (field.field === 'name') return field.given;
  if (field.submitted === null) return <span className="text-faint">{evidence.notGiven}</span>;
  return fieldValue(field.field, field.submitted);
}

function saidOf(field: FieldEvidence | NameRow): ReactNode {
  if (field.field === 'name') return field.says;
  if (field.listed.length === 0) return <span className="text-faint">{evidence.notListed}</span>;
  return field.listed.map((value) => fieldValue(field.field, value)).join(' · ');
}
