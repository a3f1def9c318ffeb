import type { SearchResult } from '@namesake/contract';
import type { ReactNode } from 'react';
import { listLabel } from '#shared/format/list-words.ts';
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

/** One row of the comparison: a field, or the name. */
export function FieldRow({ field }: { readonly field: FieldEvidence | NameRow }) {
  const isConflict = field.verdict === 'conflict';
  return (
    <tr className={`border-t border-line ${isConflict ? 'bg-alarm-wash' : ''}`}>
      <th scope="row" className={`${CELL} text-start font-medium text-soft ${isConflict ? 'ps-2' : ''}`}>
        {field.field === 'name' ? evidence.steps.name : evidence.fields[field.field]}
      </th>
      <td className={CELL}>{givenOf(field)}</td>
      <td className={CELL}>
        {saidOf(field)}
        {field.field !== 'name' && <Whose field={field} />}
      </td>
      <td className={`${CELL} whitespace-nowrap`}>
        <VerdictIcon verdict={field.verdict} word={verdictOf(field)} />
        <span className="block text-xs text-faint">{pointsOf(field)}</span>
      </td>
    </tr>
  );
}

/** A value that agrees without adding points, such as the gender, is the same: no match. */
export const verdictOf = (field: FieldEvidence | NameRow): string =>
  addsNothing(field) ? evidence.same : evidence.verdicts[field.verdict];

const addsNothing = (field: FieldEvidence | NameRow): boolean =>
  field.field !== 'name' && field.verdict === 'match' && field.contribution === 0;

/** Points of a row; empty for a field that is missing on one side. */
export function pointsOf(field: FieldEvidence | NameRow): string {
  if (field.field === 'name') return points(field.points);
  if (addsNothing(field)) return evidence.noPoints;
  return field.verdict === 'unknown' ? '' : signedPoints(field.contribution);
}

/** For a party with several listings: whose value agrees, and whose differs. */
function Whose({ field: { agreesWith = [], conflictsWith = [] } }: { readonly field: FieldEvidence }) {
  return [[evidence.agreesWith, agreesWith] as const, [evidence.conflictsWith, conflictsWith] as const].map(
    ([words, ids]) =>
      ids.length > 0 && (
        <span key={words} className="block text-xs text-soft">
          {words} {listsOf(ids).join(', ')}
        </span>
      ),
  );
}

const listsOf = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.map((id) => listLabel(id.slice(0, id.indexOf(':'))))),
];

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
