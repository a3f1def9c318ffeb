import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { ScrollY } from '#shared/ui/scroll.tsx';
import { Time } from '#shared/ui/time.tsx';
import type { Answered } from '../api.ts';
import { type RecordForm, useSaveRecord } from '../api.ts';
import { detailsGiven } from '../draft.ts';
import { ReplayPanel } from '../replay/replay-panel.tsx';
import { OpenCase } from './open-case.tsx';

const words = messages.answer;
const FORMS: readonly RecordForm[] = ['pdf', 'json'];

/** Source of an answer: the screened text and details, the time, and the id. */
export function ScreenedLine({ answered: { answer, asked, fromRecord } }: { readonly answered: Answered }) {
  const details = detailsGiven(asked);
  // Id of the replayed screening: the panel closes for any other.
  const [replayed, setReplayed] = useState<string>();
  const record = useSaveRecord(answer.searchId);
  const isReplayed = replayed === answer.searchId;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-soft">
      <ScrollY label={words.screenedText} className="max-h-20 min-w-0 whitespace-pre-wrap">
        {words.screened}:{' '}
        <q className="font-semibold text-ink">
          <Name>{answer.searchText}</Name>
        </q>
        {details.length > 0 && (
          <span>
            {' · '}
            <bdi>{details.join(' · ')}</bdi>
          </span>
        )}
      </ScrollY>
      <p className="text-xs text-faint">
        <Time value={answer.searchedAt} /> · <code className="font-mono break-all select-all">{answer.searchId}</code>
        {fromRecord && ` · ${words.fromRecord}`}
        {answer.outcome !== 'demo' && (
          <span data-screen-only>
            {' · '}
            <Link to="/receipts/$search" params={{ search: answer.searchId }} className="link inline-block min-h-6">
              {messages.receipts.link}
            </Link>
            {' · '}
            <button
              type="button"
              aria-expanded={isReplayed}
              onClick={() => setReplayed(isReplayed ? undefined : answer.searchId)}
              className="link inline-block min-h-6"
            >
              {messages.replay.open}
            </button>
          </span>
        )}
        <span data-screen-only>
          {FORMS.map((form) => (
            <span key={form}>
              {' · '}
              <button
                type="button"
                disabled={record.isPending}
                onClick={() => record.mutate(form)}
                className="link inline-block min-h-6"
              >
                {words.record[form]}
              </button>
            </span>
          ))}
        </span>
      </p>
      {answer.results.length > 1 && (
        <span data-screen-only>
          <OpenCase answer={answer} />
        </span>
      )}
      {record.error !== null && <ErrorNotice error={record.error} />}
      {isReplayed && <ReplayPanel key={answer.searchId} searchId={answer.searchId} />}
    </div>
  );
}
