import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Answered } from '../kept/screening-query.ts';

const { result: words } = messages;

type NextPageProps = { readonly answered: Answered; readonly onNext: (() => void) | undefined };

/** Which of the parties are shown, where that is not all, and the way to the next ones. */
export function NextPage({ answered: { answer, before }, onNext }: NextPageProps) {
  const { total, results } = answer;
  if (total <= results.length) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
      {before > 0
        ? words.range(count(before + 1), count(before + results.length), count(total))
        : words.of(results.length, total)}
      {onNext !== undefined && (
        <Button size="small" onClick={onNext}>
          {words.nextPage}
        </Button>
      )}
    </p>
  );
}
