import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useTakeNext } from './api.ts';

const { next: words, keys } = messages.cases;

/** Takes the most urgent unassigned case, and opens it: `m`. */
export function NextForMe({ look = 'primary' }: { readonly look?: 'primary' | 'secondary' }) {
  const take = useTakeNext();
  const navigate = useNavigate();
  const run = () => {
    if (take.isPending) return;
    take.mutate(undefined, {
      onSuccess: (taken) => {
        if (taken !== undefined) void navigate({ to: '/cases/$case', params: { case: taken.id } });
      },
    });
  };
  useKeys([{ key: 'm', words: keys.nextForMe, run }]);
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span role="status" className="text-sm text-soft empty:hidden">
        {take.isSuccess && take.data === undefined && words.none}
      </span>
      {take.isError && <ErrorNotice error={take.error} notDone={words.failed} />}
      <Button look={look} size="small" disabled={take.isPending} aria-keyshortcuts="m" onClick={run}>
        {words.deed}
        <kbd aria-hidden className="rounded border border-current px-1 text-xs max-sm:hidden">
          m
        </kbd>
        <ArrowRight aria-hidden size={15} className="rtl:-scale-x-100" />
      </Button>
    </span>
  );
}
