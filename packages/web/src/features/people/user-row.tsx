import type { UserInfo } from '@namesake/contract';
import { Ban, CircleCheck, Hourglass } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useUnlockUser, useUpdateUser } from './api.ts';

const { people: words, factors: factorWords } = messages;
const CELL = 'px-3 py-2 align-top';
const LOOKS = {
  active: { icon: CircleCheck, ink: 'text-good' },
  waiting: { icon: Hourglass, ink: 'text-review' },
  disabled: { icon: Ban, ink: 'text-faint' },
} as const;
const { has } = messages.factors;

/** Actions on a user that need a dialog. */
export type Asked = 'role' | 'disable' | 'factors';

type UserRowProps = {
  readonly user: UserInfo;
  readonly isMe: boolean;
  readonly mayWrite: boolean;
  readonly onAsk: (what: Asked) => void;
};

export function UserRow({ user, isMe, mayWrite, onAsk }: UserRowProps) {
  const unlock = useUnlockUser();
  const update = useUpdateUser(user.id);
  const { name, role, logsInBy, disabledAt, waitsUntil, lastLoginAt, factors } = user;
  const hasFactor = factors.totp || factors.passkeyCount > 0;
  const status = disabledAt !== null ? 'disabled' : waitsUntil !== null ? 'waiting' : 'active';
  const { icon: Icon, ink } = LOOKS[status];
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} min-w-32 text-start font-medium break-words`}>
        {name}
        {isMe && <span className="font-normal text-faint"> ({words.you})</span>}
      </th>
      <td className={CELL}>{words.roles[role]}</td>
      <td className={CELL}>
        <span className={`inline-flex items-center gap-1 font-medium whitespace-nowrap ${ink}`}>
          <Icon aria-hidden size={14} />
          {words.status[status]}
        </span>
        {status === 'waiting' && waitsUntil !== null && (
          <span className="block text-xs text-soft">
            {words.waitsUntil} <Time value={waitsUntil} />
          </span>
        )}
      </td>
      <td className={CELL}>{messages.singleSignOn.logsInBy[logsInBy]}</td>
      <td className={CELL}>
        <FactorNames factors={factors} />
      </td>
      <td className={CELL}>
        {lastLoginAt === null ? <span className="text-faint">{messages.never}</span> : <Time value={lastLoginAt} />}
      </td>
      {mayWrite && (
        <td className={CELL}>
          <div className="flex flex-wrap justify-end gap-1">
            {status === 'waiting' && (
              <Button size="small" aria-label={words.unlockNamed(name)} onClick={() => unlock.mutate(user.id)}>
                {words.unlock}
              </Button>
            )}
            <Button size="small" aria-label={words.changeNamed(name)} onClick={() => onAsk('role')}>
              {words.change}
            </Button>
            {hasFactor && !isMe && (
              <Button size="small" aria-label={factorWords.resetNamed(name)} onClick={() => onAsk('factors')}>
                {factorWords.reset}
              </Button>
            )}
            {status === 'disabled' ? (
              <Button
                size="small"
                aria-label={words.enableNamed(name)}
                disabled={update.isPending}
                onClick={() => update.mutate({ role, disabled: false })}
              >
                {words.enable}
              </Button>
            ) : (
              <Button size="small" aria-label={words.disableNamed(name)} onClick={() => onAsk('disable')}>
                {words.disable}
              </Button>
            )}
          </div>
        </td>
      )}
    </tr>
  );
}

/** The second factors of a user, in a few words. */
function FactorNames({ factors }: Pick<UserInfo, 'factors'>) {
  const names = [
    ...(factors.totp ? [has.app] : []),
    ...(factors.passkeyCount > 0 ? [has.passkeys(factors.passkeyCount)] : []),
  ];
  return names.length === 0 ? <span className="text-faint">{has.none}</span> : names.join(', ');
}
