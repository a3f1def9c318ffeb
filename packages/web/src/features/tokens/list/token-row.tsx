import type { TokenInfo } from '@namesake/contract';
import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Time } from '#shared/ui/time.tsx';
import { shownStatus } from './token-status.ts';

const { tokens: words } = messages;
const CELL = 'px-3 py-2 align-top';
const LOOKS = {
  active: { icon: CircleCheck, ink: 'text-good' },
  expiring: { icon: Hourglass, ink: 'text-review' },
  expired: { icon: Clock, ink: 'text-faint' },
  revoked: { icon: Ban, ink: 'text-faint' },
} as const;

type TokenRowProps = { readonly token: TokenInfo; readonly onRevoke: () => void };

export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const status = shownStatus(token, Date.now());
  const { icon: Icon, ink } = LOOKS[status];
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} min-w-40 text-start font-medium`}>
        {token.name}
        <code className="block font-mono text-xs font-normal whitespace-nowrap text-faint">{token.hint}</code>
      </th>
      <td className={CELL}>
        <span className={`inline-flex items-center gap-1 font-medium whitespace-nowrap ${ink}`}>
          <Icon aria-hidden size={14} />
          {words.status[status]}
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
          <Time value={token.lastUsedAt} />
        )}
      </td>
      <td className={CELL}>
        <Time value={token.expiresAt} dateOnly />
      </td>
      <td className={`${CELL} text-end`}>
        {token.status === 'active' && (
          <Button size="small" aria-label={words.revokeNamed(token.name)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        )}
      </td>
    </tr>
  );
}
