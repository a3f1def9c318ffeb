import type { LegalHoldView } from '@namesake/contract';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { Time } from '#shared/ui/time.tsx';
import { holdText } from './words.ts';

const words = retentionWords;
const CELL = 'px-3 py-2 align-top';

type HoldTableProps = {
  readonly holds: readonly LegalHoldView[];
  readonly mayWrite: boolean;
  readonly onLift: (hold: LegalHoldView) => void;
};

export function HoldTable({ holds, mayWrite, onLift }: HoldTableProps) {
  const { holdColumns: columns } = words;
  return (
    <ScrollX label={words.holdsTitle} className="rounded-xl border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{words.holdsTitle}</caption>
        <TableHead columns={Object.values(columns)} actions={mayWrite ? words.actions : undefined} />
        <tbody>
          {holds.map((hold) => (
            <tr key={hold.id} className="border-t border-line">
              <th scope="row" className={`${CELL} min-w-40 text-start font-medium break-words`}>
                {holdText(hold.scope)}
              </th>
              <td className={`${CELL} min-w-40 break-words`}>{hold.text}</td>
              <td className={CELL}>
                <Time value={hold.placedAt} dateOnly />
              </td>
              <td className={CELL}>
                <HoldEnd hold={hold} />
              </td>
              {mayWrite && (
                <td className={`${CELL} text-end`}>
                  {hold.inForce && (
                    <Button
                      size="small"
                      aria-label={words.liftNamed(holdText(hold.scope))}
                      onClick={() => onLift(hold)}
                    >
                      {words.lift}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

function HoldEnd({ hold: { liftedAt, endsAt, inForce } }: { readonly hold: LegalHoldView }) {
  if (liftedAt !== null)
    return (
      <>
        {words.lifted} <Time value={liftedAt} dateOnly />
      </>
    );
  if (endsAt === null) return words.whenLifted;
  return (
    <>
      {inForce ? words.until : words.ended} <Time value={endsAt} dateOnly />
    </>
  );
}
