import type { TokenInfo } from '@namesake/contract';
import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Time } from '#shared/ui/time.tsx';
import { TokenOrigin } from './token-origin.tsx';
import { daysLeft, shownStatus } from './token-status.ts';

const { tokens: words } = messages;
const CELL = 'px-3 py-2 align-top';
const LOOKS = {
  active: { icon: CircleCheck, ink: 'text-good' },
  expiring: { icon: Hourglass, ink: 'text-review' },
  expired: { icon: Clock, ink: 'text-faint' },
  revoked: { icon: Ban, ink: 'text-faint' },
} as const;

type TokenRowProps = {
  readonly token: TokenInfo;
  readonly nameOf: (id: string) => string;
  /** Absent where the caller may only see. */
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

/** In how many days a token expires, within its last thirty. */
function statusText(token: TokenInfo, nowMs: number): string | undefined {
  if (shownStatus(token, nowMs) !== 'expiring') return undefined;
  const days = daysLeft(token, nowMs);
  return days === 0 ? messages.apiSettings.expiresToday : messages.apiSettings.expiresIn(days);
}
