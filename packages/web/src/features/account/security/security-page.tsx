import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { FactorSection } from '../factors/factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionSection } from './session-section.tsx';

const { security: words } = messages;

/** Settings → Security: the own password and second factors, and where one is logged in. */
export function SecurityPage() {
  usePageTitle(words.title);
  const logsInBy = useQuery(sessionQuery).data?.logsInBy;
  return (
    <div className="min-w-0 space-y-8">
      <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
      {logsInBy === 'password' && (
        <>
          <PasswordSection />
          <FactorSection />
        </>
      )}
      <SessionSection />
    </div>
  );
}
