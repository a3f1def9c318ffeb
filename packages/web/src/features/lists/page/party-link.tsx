import { Link } from '@tanstack/react-router';
import { Name } from '#shared/ui/name.tsx';

/** A listed party's name, linked to its history, with the id below. */
export function PartyLink({ listing, name }: { readonly listing: string; readonly name: string }) {
  return (
    <>
      <Link to="/parties/$listing" params={{ listing }} className="link">
        <Name>{name}</Name>
      </Link>{' '}
      <code className="font-mono text-xs break-all text-faint select-all">{listing}</code>
    </>
  );
}
