import type { RetentionPreview } from '@namesake/contract';
import { count } from '#shared/format/number.ts';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { Time } from '#shared/ui/time.tsx';
import { daysText, itemName, type RetentionItem } from './words.ts';

const words = retentionWords;
const CELL = 'px-3 py-2 align-top';

type PeriodRowProps = {
  readonly item: RetentionItem;
  /** Records that the next purge deletes, once counted. */
  readonly taken: RetentionPreview['items'][number] | undefined;
  readonly mayWrite: boolean;
  readonly onAsk: (isRemoved: boolean) => void;
};

export function PeriodRow({ item, taken, mayWrite, onAsk }: PeriodRowProps) {
  const { keepDays, floorDays, ceilingDays, purpose } = item;
  const name = itemName(item);
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} min-w-40 text-start font-medium break-words`}>
        {name}
      </th>
      <td className={`${CELL} min-w-32`}>{keepDays === null ? words.forEver : daysText(keepDays)}</td>
      <td className={`${CELL} min-w-32`}>{floorDays === 0 ? words.none : daysText(floorDays)}</td>
      <td className={`${CELL} min-w-24`}>{ceilingDays === null ? words.none : daysText(ceilingDays)}</td>
      {mayWrite && (
        <>
          <td className={`${CELL} min-w-40`}>{taken === undefined ? words.counting : <Taken taken={taken} />}</td>
          <td className={`${CELL} text-end`}>
            <div className="flex flex-wrap justify-end gap-1.5">
              <Button size="small" aria-label={words.changeNamed(name)} onClick={() => onAsk(false)}>
                {words.change}
              </Button>
              {purpose !== null && (
                <Button size="small" aria-label={words.removeNamed(name)} onClick={() => onAsk(true)}>
                  {words.remove}
                </Button>
              )}
            </div>
          </td>
        </>
      )}
    </tr>
  );
}

function Taken({ taken }: { readonly taken: RetentionPreview['items'][number] }) {
  const held = taken.heldCount > 0 && (
    <span className="block text-xs text-soft">{words.held(count(taken.heldCount))}</span>
  );
  if (taken.count === 0 || taken.before === null)
    return (
      <>
        {words.nothing}
        {held}
      </>
    );
  return (
    <>
      {words.takes(count(taken.count))} {words.before} <Time value={taken.before} dateOnly />
      {held}
    </>
  );
}
