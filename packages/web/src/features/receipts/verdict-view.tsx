import type { ReceiptVerdict } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';

const words = messages.receipts;
const TONES = {
  proved: 'info',
  content_not_shown: 'caution',
  altered: 'alarm',
  unknown_key: 'alarm',
  not_in_chain: 'alarm',
} as const;

/** Verdict on a receipt in words, with what is proved and every check. */
export function VerdictView({ verdict: { verdict, text, checks, screening } }: { readonly verdict: ReceiptVerdict }) {
  return (
    <div className="space-y-4">
      <Notice tone={TONES[verdict]} title={words.verdicts[verdict]}>
        <p>{text}</p>
        {screening !== null && (
          <p className="mt-1 break-words">
            <q className="font-semibold">
              <Name>{screening.searchText}</Name>
            </q>{' '}
            · {screening.outcome} · {words.complete}: {screening.complete ? words.yes : words.no}
            {screening.searchedAt !== null && (
              <>
                {' · '}
                <Time value={screening.searchedAt} />
              </>
            )}
          </p>
        )}
      </Notice>
      <section>
        <h2 className="label-caps mb-1">{words.checks}</h2>
        <ul className="space-y-1">
          {checks.map(({ check, result, text: detail }) => (
            <li key={check} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2 text-sm">
              <span className={result === 'failed' ? 'font-semibold text-alarm' : 'text-soft'}>
                {words.checkResults[result]}
              </span>
              <span className="break-words">{detail}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
