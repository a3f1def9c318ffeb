import type { UserInfo } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const { has } = messages.factors;

/** Which second factors somebody has, in a few words. */
export function FactorNames({ factors }: Pick<UserInfo, 'factors'>) {
  const names = [
    ...(factors.totp ? [has.app] : []),
    ...(factors.passkeyCount > 0 ? [has.passkeys(factors.passkeyCount)] : []),
  ];
  return names.length === 0 ? <span className="text-faint">{has.none}</span> : names.join(', ');
}
