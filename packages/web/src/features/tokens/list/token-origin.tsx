import type { TokenInfo } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';

const { apiSettings: words } = messages;

type TokenOriginProps = { readonly token: TokenInfo; readonly nameOf: (id: string) => string };

/** Whose a token is, what made it, what it took over from, and where it works from. */
export function TokenOrigin({ token, nameOf }: TokenOriginProps) {
  const { data: session } = useQuery(sessionQuery);
  const { owner, parent, replaces, replacedBy, addresses } = token;
  const own = owner?.id === `user:${session?.user.id}`;
  const facts: readonly (readonly [string, string])[] = [
    [words.owner, owner === null ? words.commandLine : own ? words.you : (owner.name ?? owner.id)],
    ...(parent === null ? [] : [[words.madeBy, nameOf(parent)] as const]),
    ...(replaces === null ? [] : [[words.replaces, idOf(replaces)] as const]),
    ...(replacedBy === null ? [] : [[words.replacedBy, idOf(replacedBy)] as const]),
    ...(addresses.length === 0 ? [] : [[words.from, addresses.join(', ')] as const]),
  ];
  return (
    <dl className="mt-0.5 text-xs font-normal text-soft">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-1">
          <dt>{label}:</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Both have one name: the id tells them apart. */
const idOf = (id: string): string => id.slice(0, 10);
