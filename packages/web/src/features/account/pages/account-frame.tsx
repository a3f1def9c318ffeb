import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Logo } from '#shared/ui/logo.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';

/** Plain page frame for login and set-up. */
export function AccountFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  const setup = useQuery(setupQuery).data;
  return (
    <div className="flex min-h-dvh flex-col items-center gap-6 px-4 py-10 sm:pt-[14vh]">
      <header>
        <Logo />
      </header>
      <main className="w-full max-w-sm rounded-xl border border-line bg-surface p-5 sm:p-7">
        <h1 className="mb-4 text-xl font-semibold tracking-tight">{title}</h1>
        {children}
      </main>
      {setup?.demo === true && (
        <aside className="w-full max-w-sm">
          <Notice tone="alarm" title={messages.lists.sampleBanner}>
            {messages.lists.sampleText}
          </Notice>
        </aside>
      )}
      {setup && <footer className="text-xs text-faint">{setup.version}</footer>}
    </div>
  );
}
