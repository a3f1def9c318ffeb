import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';

/** A page that cannot be shown: what happened, and the way back. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main className="mx-auto max-w-xl px-4 py-24">
      <ErrorNotice error={error} onRetry={retry} />
    </main>
  );
}
