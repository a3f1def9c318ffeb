import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

export function NotFoundPage() {
  usePageTitle(messages.notFound.title);
  return (
    <main className="mx-auto max-w-md px-4 py-24">
      <h1 className="text-xl font-semibold">{messages.notFound.title}</h1>
      <p className="mt-1 text-soft">{messages.notFound.text}</p>
      <p className="mt-4">
        <Link to="/" className="link">
          {messages.notFound.back}
        </Link>
      </p>
    </main>
  );
}

/** Shown in place of a page that failed: the problem, and a way back. */
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

/** Shown while a page takes noticeably long to load. */
export function PagePending() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 px-4 py-24 text-soft">
      <Spinner />
      {messages.loading}
    </p>
  );
}
