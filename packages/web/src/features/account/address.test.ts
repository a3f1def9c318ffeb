import { SINGLE_SIGN_ON_REFUSALS } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { messages } from '#shared/messages/messages.ts';
import { loginNoticeIn } from './address.ts';

describe('what the log-in page says about single sign-on', () => {
  it('has words for every reason that the service gives, and no others', () => {
    expect(Object.keys(messages.singleSignOn.refusals).toSorted()).toEqual([...SINGLE_SIGN_ON_REFUSALS].toSorted());
  });

  it('is one of a closed set', () => {
    expect(loginNoticeIn('no_role')).toBe('no_role');
    expect(loginNoticeIn('out')).toBe('out');
    for (const other of ['constructor', '', 'NO_ROLE', undefined, 1, ['out']])
      expect(loginNoticeIn(other)).toBeUndefined();
  });
});
