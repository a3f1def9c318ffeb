import type { TokenInfo } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Time } from '#shared/ui/time.tsx';

const { tokens: words } = messages;
const CELL = 'px-3 py-2 align-top';
const LOOKS = {
  active: { icon: CircleCheck, ink: 'text-good' },
  expiring: { icon: Hourglass, ink: 'text-review' },
  expired: { icon: Clock, ink: 'text-faint' },
  revoked: { icon: Ban, ink: 'text-faint' },
} as const;
const NOTICE_DAYS = 30;
const { apiSettings: apiSettingsWords } = messages;

type TokenRowProps = {
  readonly token: TokenInfo;
  readonly nameOf: (id: string) => string;
  /** Absent without write access. */
  readonly onRotate: (() => void) | undefined;
  readonly onRevoke: (() => void) | undefined;
};

export function TokenRow({ token, nameOf, onRotate, onRevoke }: TokenRowProps) {
  const status = shownStatus(token, Date.now());
  const { icon: Icon, ink } = LOOKS[status];
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} min-w-40 text-start font-medium`}>
        {token.name}
        <code className="block font-mono text-xs font-normal whitespace-nowrap text-faint">{token.hint}</code>
        <TokenOrigin token={token} nameOf={nameOf} />
      </th>
      <td className={CELL}>
        <span className={`inline-flex items-center gap-1 font-medium whitespace-nowrap ${ink}`}>
          <Icon aria-hidden size={14} />
          {statusText(token, Date.now()) ?? words.status[status]}
        </span>
      </td>
      <td className={CELL}>
        <ul className="flex max-w-56 flex-wrap gap-x-2 font-mono text-xs text-soft">
          {token.scopes.map((scope) => (
            <li key={scope}>{scope}</li>
          ))}
        </ul>
      </td>
      <td className={CELL}>
        <Time value={token.createdAt} dateOnly />
      </td>
      <td className={CELL}>
        {token.lastUsedAt === null ? (
          <span className="text-faint">{messages.never}</span>
        ) : (
          <Time value={token.lastUsedAt} dateOnly />
        )}
      </td>
      <td className={CELL}>
        <Time value={token.expiresAt} dateOnly />
      </td>
      <td className={`${CELL} text-end`}>
        {token.status === 'active' && onRevoke !== undefined && (
          <div className="flex flex-col items-end gap-1">
            {token.replacedBy === null && onRotate !== undefined && (
              <Button size="small" aria-label={messages.apiSettings.rotateNamed(token.name)} onClick={onRotate}>
                {messages.apiSettings.rotate}
              </Button>
            )}
            <Button size="small" aria-label={words.revokeNamed(token.name)} onClick={onRevoke}>
              {words.revoke}
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}

/** Days until a token expires, within its last thirty. */
function statusText(token: TokenInfo, nowMs: number): string | undefined {
  if (shownStatus(token, nowMs) !== 'expiring') return undefined;
  const days = daysLeft(token, nowMs);
  return days === 0 ? messages.apiSettings.expiresToday : messages.apiSettings.expiresIn(days);
}

type ShownStatus = TokenInfo['status'] | 'expiring';

/** Displayed status: a valid token in its last 30 days is shown as expiring. */
export function shownStatus(token: Pick<TokenInfo, 'status' | 'expiresAt'>, nowMs: number): ShownStatus {
  if (token.status !== 'active') return token.status;
  return Date.parse(token.expiresAt) - nowMs < NOTICE_DAYS * 86_400_000 ? 'expiring' : 'active';
}

/** Whole days until a token expires. */
export const daysLeft = ({ expiresAt }: Pick<TokenInfo, 'expiresAt'>, nowMs: number): number =>
  Math.floor((Date.parse(expiresAt) - nowMs) / 86_400_000);

type TokenOriginProps = { readonly token: TokenInfo; readonly nameOf: (id: string) => string };

/** Id of a token, its owner, creator, predecessor and allowed networks. */
function TokenOrigin({ token, nameOf }: TokenOriginProps) {
  const { data: session } = useQuery(sessionQuery);
  const { id, owner, parent, replaces, replacedBy, addresses } = token;
  const own = owner?.id === `user:${session?.user.id}`;
  const facts: readonly (readonly [string, string])[] = [
    [apiSettingsWords.id, id],
    [
      apiSettingsWords.owner,
      owner === null ? apiSettingsWords.commandLine : own ? apiSettingsWords.you : (owner.name ?? owner.id),
    ],
    ...(parent === null ? [] : [[apiSettingsWords.madeBy, nameOf(parent)] as const]),
    ...(replaces === null ? [] : [[apiSettingsWords.replaces, idOf(replaces)] as const]),
    ...(replacedBy === null ? [] : [[apiSettingsWords.replacedBy, idOf(replacedBy)] as const]),
    ...(addresses.length === 0 ? [] : [[apiSettingsWords.from, addresses.join(', ')] as const]),
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

/** Both have the same name, so the id distinguishes them. */
const idOf = (id: string): string => id.slice(0, 10);
