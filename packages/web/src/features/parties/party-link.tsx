import type { NamedParty } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';

/** A party's name, linked to its page. */
export function PartyLink({ party }: { readonly party: NamedParty }) {
  return (
    <Link to="/parties/$listing" params={{ listing: party.id }} className="link">
      {party.name === null ? (
        <>
          {messages.party.unnamed} <code className="font-mono text-xs">{party.id}</code>
        </>
      ) : (
        <Name>{party.name}</Name>
      )}
    </Link>
  );
}
