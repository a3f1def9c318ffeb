import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { problemCode } from '#shared/api/problem-error.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useStartRun, watchQuery } from '../watch-api.ts';

const { start: words, see } = messages.watch;

/** Screens everyone after a confirmation, and opens the run. If one is in progress, it opens that one. */
export function StartRun() {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const start = useStartRun();
  const running = useQuery(watchQuery).data?.running;
  const isRefused = problemCode(start.error) === 'run_under_way';
  return (
    <>
      <Button
        look="primary"
        onClick={() => {
          start.reset();
          setAsking(true);
        }}
      >
        {words.deed}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirm={words.confirm}
          confirming={words.confirming}
          deed={start}
          onConfirm={() =>
            start.mutate(undefined, {
              onSuccess: ({ id }) => void navigate({ to: '/customers/runs/$run', params: { run: id } }),
            })
          }
          onClose={() => setAsking(false)}
        >
          {isRefused && running != null && (
            <Link
              to="/customers/runs/$run"
              params={{ run: running.id }}
              className="link inline-flex min-h-6 items-center"
            >
              {see}
            </Link>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
