import { Link } from '@tanstack/react-router';
import { useMay } from '#shared/api/session.ts';
import { codeText } from '#shared/customers/code-text.ts';
import { partyFacts, type ScreenedParty } from '#shared/customers/party-facts.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { OUTCOME_LOOKS } from '#shared/ui/outcome-looks.ts';

const { customers, outcomeNames } = messages;
const { page: words } = customers;
const LINK = 'link inline-flex min-h-6 items-center text-sm';

/** One party: role, identity, findings, and a link to the decision. */
export function PartyRow({ party }: { readonly party: ScreenedParty }) {
  const { role, customerId, searchText, searchId, open } = party;
  const may = useMay();
  const facts = partyFacts(party);
  const deed = open > 0 ? words.decide : words.open;
  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line px-3 py-2.5 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_13rem_13rem]">
      <span className="text-sm wrap-anywhere text-soft md:pt-0.5">{role ?? customers.one}</span>
      <span className="min-w-0">
        <span className="font-semibold">
          <Name>{searchText}</Name>
        </span>
        {facts.length > 0 && (
          <span className="block text-sm wrap-anywhere text-soft">
            <bdi>{facts.join(' · ')}</bdi>
          </span>
        )}
      </span>
      <Found party={party} />
      <span className="flex flex-wrap content-start gap-x-4 md:justify-end">
        {searchId !== null && (
          <Link
            data-row
            to="/"
            search={{ id: searchId }}
            preload={false}
            aria-label={words.openOf(deed, searchText)}
            className={`${LINK} ${open > 0 ? 'font-semibold' : ''}`}
          >
            {deed}
          </Link>
        )}
        {may('search:read') && (
          <Link
            to="/history"
            search={{ customer: customerId }}
            preload={false}
            aria-label={words.historyOf(searchText)}
            className={LINK}
          >
            {words.history}
          </Link>
        )}
      </span>
    </li>
  );
}

/** Outcome of the last screening, as icon and words. */
function Found({ party: { outcome, total, open, suppressed, error } }: { readonly party: ScreenedParty }) {
  if (outcome === null)
    return (
      <span className={`text-sm md:pt-0.5 ${error === null ? 'text-soft' : 'text-alarm'}`}>
        {error === null ? words.notYet : codeText(error)}
      </span>
    );
  const { icon: Icon, ink } = OUTCOME_LOOKS[outcome];
  const notes = [
    ...(total > 0 ? [words.found(total), words.undecided(open)] : []),
    ...(suppressed > 0 ? [words.suppressed(suppressed)] : []),
  ];
  return (
    <span className="inline-flex min-w-0 items-start gap-1.5 text-sm md:pt-0.5">
      <Icon aria-hidden size={16} className={`mt-0.5 shrink-0 ${ink}`} />
      <span className="min-w-0">
        <span className={`font-medium ${ink}`}>{outcomeNames[outcome]}</span>
        {notes.length > 0 && <span className="block text-soft">{notes.join(', ')}</span>}
      </span>
    </span>
  );
}
