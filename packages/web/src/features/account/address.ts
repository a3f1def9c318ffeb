import type { SingleSignOnRefusal } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const { refusals } = messages.singleSignOn;

/** The token of a one-time link or its fragment: `…/setup#token=…`; undefined if there is none. */
export function oneTimeTokenIn(link: string): string | undefined {
  const fragment = link.slice(link.indexOf('#') + 1);
  const token = new URLSearchParams(fragment).get('token')?.trim();
  return token === undefined || token === '' ? undefined : token;
}

/** The user name in the fragment of an invitation; empty if there is none. */
export const userNameIn = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('name') ?? '';

/** What the log-in page says about single sign-on: why it failed, or that its session here has ended. */
export type LoginNotice = SingleSignOnRefusal | 'out';

const isRefusal = (value: string): value is SingleSignOnRefusal => Object.hasOwn(refusals, value);

/** The notice named in an address; undefined for anything else. */
export const loginNoticeIn = (value: unknown): LoginNotice | undefined =>
  typeof value === 'string' && (value === 'out' || isRefusal(value)) ? value : undefined;
