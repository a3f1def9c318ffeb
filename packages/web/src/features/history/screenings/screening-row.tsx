import type { Screening } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { ReopenedText } from '#shared/decide/reopened-notice.tsx';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { OUTCOME_LOOKS } from '#shared/ui/outcome-looks.ts';
import { Time } from '#shared/ui/time.tsx';
import type { HistoryAddress } from '../address.ts';
import { actorText } from './actor-text.ts';

const HIT_STATES = ['open', 'proposed', 'decided'] as const;

const { history: words } = messages;
const FILTER = 'min-h-6 rounded text-start wrap-anywhere hover:text-accent-strong hover:underline';

type ScreeningRowProps = {
  readonly screening: Screening;
  readonly filters: HistoryAddress;
  /** Id of the current user. */
  readonly ownId: string | undefined;
};

/** One screening: the text links to its record; caller and reference filter the list. */
export function ScreeningRow({ screening, filters, ownId }: ScreeningRowProps) {
  const { reopened, searchId, searchedAt, searchText, outcome, best, actor, policy, externalRef, customerId, purpose } =
    screening;
  const who = actorText(actor, ownId);
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0 md:grid-cols-[9.5rem_minmax(0,1fr)_11rem_5rem]">
      <span className="text-sm text-soft tabular-nums md:pt-0.5">
        <Time value={searchedAt} />
      </span>
      <span className="min-w-0">
        <Link
          data-row
          to="/"
          search={{ id: searchId }}
          preload={false}
          className="block min-h-6 truncate rounded font-semibold hover:text-accent-strong"
        >
          <Name>{searchText}</Name>
        </Link>
        <span className="flex min-w-0 flex-wrap gap-x-3 text-sm text-soft">
          {best !== null && (
            <span className="min-h-6 min-w-0 truncate">
              {words.best(points(best.score), messages.result.priority[best.priority])}{' '}
              <span className="text-ink">
                <Name>{best.primaryName}</Name>
              </span>
            </span>
          )}
          <Link
            to="/history"
            search={{ ...filters, actor: actor.id }}
            aria-label={words.onlyActor(who)}
            className={FILTER}
          >
            {who}
          </Link>
          {externalRef !== null && customerId !== null && (
            <Link
              to="/history"
              search={{ ...filters, customer: customerId }}
              aria-label={words.onlyRef(externalRef)}
              className={FILTER}
            >
              {externalRef}
            </Link>
          )}
          {policy !== 'default' && <span className="wrap-anywhere">{words.underPolicy(policy)}</span>}
          {purpose !== null && <span className="wrap-anywhere">{purpose}</span>}
        </span>
      </span>
      <span className="min-w-0 md:pt-0.5">
        <OutcomeMark screening={screening} />
        {reopened !== null && (
          <span className="block text-xs text-review">
            {messages.decisions.reopened} <ReopenedText reopened={reopened} />
          </span>
        )}
      </span>
      <span className="md:text-end">
        {outcome !== 'demo' && (
          <Link
            to="/receipts/$search"
            params={{ search: searchId }}
            preload={false}
            aria-label={words.receiptOf(searchText)}
            className="link inline-flex min-h-6 items-center text-sm"
          >
            {words.receipt}
          </Link>
        )}
      </span>
    </li>
  );
}

/** The outcome of a screening, as icon and words. */
function OutcomeMark({ screening: { outcome, complete, total, hits } }: { readonly screening: Screening }) {
  const { icon: Icon, ink } = OUTCOME_LOOKS[outcome];
  const isPartial = !complete && outcome !== 'demo' && outcome !== 'incomplete';
  const notes = [
    ...(total > 0 ? [words.results(total)] : []),
    ...hitNotes(hits),
    ...(isPartial ? [words.incomplete] : []),
  ];
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5 text-sm">
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${ink}`} />
      <span className="min-w-0">
        <span className={`font-medium ${ink}`}>{messages.outcomeNames[outcome]}</span>
        {notes.length > 0 && (
          <span className="block text-xs text-soft max-md:ms-1.5 max-md:inline">{notes.join(', ')}</span>
        )}
      </span>
    </span>
  );
}

const hitNotes = (hits: Screening['hits']): readonly string[] =>
  HIT_STATES.filter((state) => hits[state] > 0).map((state) => words.hitNotes[state](hits[state]));
