import type { BatchLayoutView, BatchMember } from '@namesake/contract';
import type { ReactNode } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

const { batches: words } = messages;

const isMember = (name: string): name is BatchMember => Object.hasOwn(words.members, name);
const MEMBERS = Object.keys(words.members).filter(isMember);

type ColumnFieldsProps = {
  readonly columns: BatchLayoutView['columns'];
  /** First values of each column. */
  readonly samples: readonly (readonly string[])[];
  /** Headings of half names whose other half is missing. */
  readonly halves: readonly string[];
  readonly onChange: (columns: readonly SaidColumn[]) => void;
};

type Column = BatchLayoutView['columns'][number];
export type SaidColumn = Pick<Column, 'heading' | 'member'>;

/** Content of each column of a file, with sample values. */
export function ColumnFields({ columns, samples, halves, onChange }: ColumnFieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {columns.map(({ heading, member, holds }, at) => (
        <Field
          key={heading}
          label={heading}
          {...notesOf(
            mistakeOf({ heading, member, holds }, halves),
            <ColumnHint member={member} values={samples[at] ?? []} />,
          )}
        >
          {(input) => (
            <select
              {...input}
              value={member}
              onChange={({ target }) => {
                const chosen = MEMBERS.find((one) => one === target.value) ?? 'unmapped';
                onChange(
                  columns.map((one, index) => ({
                    heading: one.heading,
                    member: index === at ? chosen : one.member,
                  })),
                );
              }}
              className={INPUT_LOOK}
            >
              {MEMBERS.map((one) => (
                <option key={one} value={one}>
                  {words.members[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  );
}

/** Sample values stay below a mistake: they help to decide what the column holds. */
function notesOf(mistake: string | undefined, samples: ReactNode) {
  if (mistake === undefined) return { hint: samples };
  return {
    error: (
      <>
        {mistake}
        <span className="block font-normal text-faint">{samples}</span>
      </>
    ),
  };
}

function mistakeOf({ heading, member, holds }: Column, halves: readonly string[]): string | undefined {
  if (halves.includes(heading)) return words.holdsHalf;
  if (member === 'unmapped' && holds !== 'other') return words.holdsWords;
  return (member === 'ignore' || member === 'context') && holds === 'names' ? words.asideHoldsNames : undefined;
}

/** A date whose first two numbers could both be the month. */
const EITHER_ORDER = /^(?!(\d+)[-/]\1[-/])(?:0?[1-9]|1[0-2])([-/])(?:0?[1-9]|1[0-2])\2\d{4}$/;

/** Sample values, and a question about the order of day and month if a birth date fits both. */
function ColumnHint({ member, values }: { readonly member: Column['member']; readonly values: readonly string[] }) {
  if (values.length === 0) return words.emptyColumn;
  const either = member === 'birthDate' ? values.find((value) => EITHER_ORDER.test(value.trim())) : undefined;
  return (
    <>
      <bdi dir="auto" className="line-clamp-1 wrap-anywhere">
        {values.join(' · ')}
      </bdi>
      {either !== undefined && <span className="block text-review">{words.eitherOrder(either)}</span>}
    </>
  );
}
