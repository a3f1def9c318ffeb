import type { CaseSettings } from '@namesake/contract';
import { VERDICTS } from '@namesake/contract/decisions';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#shared/api/session.ts';
import { caseSettingsWords as words } from '#shared/messages/en/case-settings.ts';
import { messages } from '#shared/messages/messages.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { caseSettingsQuery } from './api.ts';
import { queueText } from './queue-text.ts';
import { draftOf } from './settings-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import { useChoices } from './use-choices.ts';

const { decisions } = messages;

/** Settings → Cases: queues in order, and checklists by verdict. */
export function CaseSettingsPage() {
  usePageTitle(words.title);
  const mayWrite = useMay()('policies:write');
  const { data, error, refetch } = useQuery(caseSettingsQuery);
  return (
    <div className="min-w-0 space-y-5">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
        {data !== undefined && <LastSaved settings={data} />}
      </header>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && (mayWrite ? <SettingsForm settings={data} /> : <SettingsText settings={data} />)}
    </div>
  );
}

function LastSaved({ settings: { savedAt, savedBy } }: { readonly settings: CaseSettings }) {
  const nameOf = useWorkerName();
  return (
    <p className="mt-1 text-sm text-soft">
      {savedAt === null ? (
        words.shipped
      ) : (
        <>
          {words.lastSaved(nameOf(savedBy))} · <Time value={savedAt} />
        </>
      )}
    </p>
  );
}

/** Read-only version. */
function SettingsText({ settings }: { readonly settings: CaseSettings }) {
  const choices = useChoices();
  const { queues, checklists } = draftOf(settings);
  return (
    <>
      <p className="text-sm text-soft">{words.readOnly}</p>
      <section aria-label={words.queues} className="space-y-2">
        <h2 className="text-lg font-semibold tracking-tight">{words.queues}</h2>
        {queues.length === 0 ? (
          <p className="text-sm text-soft">{words.noQueues}</p>
        ) : (
          <ol aria-label={words.queues} className="divide-y divide-line rounded-xl border border-line bg-surface">
            {queues.map((queue, at) => (
              <li key={queue.key} className="px-4 py-2">
                <span className="font-semibold">
                  <span className="font-normal text-faint">{at + 1}.</span> {queue.name}
                </span>
                <span className="block text-sm text-soft first-letter:uppercase">{queueText(queue, choices)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-label={words.checklists} className="space-y-3">
        <h2 className="text-lg font-semibold tracking-tight">{words.checklists}</h2>
        {VERDICTS.map((verdict) => (
          <div key={verdict} className="rounded-xl border border-line bg-surface px-4 py-3">
            <h3 className="font-semibold">{decisions.verdicts[verdict]}</h3>
            {checklists[verdict].length === 0 && <p className="text-sm text-soft">{words.noItems}</p>}
            <ol className="list-decimal ps-5 text-sm">
              {checklists[verdict].map(({ key, text }) => (
                <li key={key} className="wrap-anywhere">
                  {text}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </section>
    </>
  );
}
