import type { LookbackView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { sessionQuery } from '#shared/api/session.ts';
import { countryName } from '#shared/format/country-name.ts';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Name } from '#shared/ui/name.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { Time } from '#shared/ui/time.tsx';
import { lookbackQuery } from '../api.ts';
import { actorText } from '../screenings/actor-text.ts';
import { LookbackProgress } from './lookback-progress.tsx';
import { LookbackResults } from './lookback-results.tsx';

const { lookbacks: words } = messages;
const MAX_NAMES = 6;

/** One lookback: its party, progress and findings. */
export function LookbackPage() {
  const { lookback: id } = useParams({ from: '/shell/history/lookbacks/$lookback' });
  const { data, error, refetch } = useQuery(lookbackQuery(id));
  const ownId = useQuery(sessionQuery).data?.user.id;
  // Names must not appear in the browser's history.
  usePageTitle(words.title);
  return (
    <div className="page space-y-4">
      <header>
        <Link to="/history/lookbacks" search={{}} className="link inline-flex min-h-7 items-center text-sm">
          {words.back}
        </Link>
        <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">
          {data === undefined ? words.title : <Name>{data.entity.names[0]}</Name>}
        </h1>
        {data !== undefined && <Asked lookback={data} ownId={ownId} />}
      </header>
      {data === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
      {data !== undefined && <LookbackProgress lookback={data} />}
      {data !== undefined && (data.foundCount > 0 || data.endedAt !== null) && (
        <LookbackResults lookback={data} ownId={ownId} />
      )}
    </div>
  );
}

type AskedProps = { readonly lookback: LookbackView; readonly ownId: string | undefined };

function Asked({ lookback, ownId }: AskedProps) {
  const { entity, entityId, threshold, from, to, createdAt, createdBy, everybody, text: reason } = lookback;
  const others = [...entity.names.slice(1), ...entity.weakNames];
  const facts = [
    ...(entity.entityType === null ? [] : [messages.entityTypes[entity.entityType]]),
    ...entity.birthDates,
    ...entity.countries.map((code) => countryName(code)),
  ];
  return (
    <div className="space-y-0.5 text-sm text-soft">
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-3">
          {others.slice(0, MAX_NAMES).map((name) => (
            <Name key={name}>{name}</Name>
          ))}
          {others.length > MAX_NAMES && <span>{words.andMore(others.length - MAX_NAMES)}</span>}
        </p>
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {entityId !== null && (
        <p>
          {words.party}{' '}
          <Link to="/parties/$listing" params={{ listing: entityId }} className="link font-mono break-all">
            {entityId}
          </Link>
        </p>
      )}
      <p>
        <Time value={createdAt} /> · {actorText(createdBy, ownId)} · {words.facts(points(threshold))}
        {from !== null && (
          <>
            {' '}
            · {messages.history.from} <Time value={from} />
          </>
        )}
        {to !== null && (
          <>
            {' '}
            · {messages.history.to} <Time value={to} />
          </>
        )}
      </p>
      <p>{everybody ? words.ofEverybody : words.ofYou}</p>
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
    </div>
  );
}
