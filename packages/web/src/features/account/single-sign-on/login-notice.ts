import type { SingleSignOnRefusal } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

/** What the log-in page tells of single sign-on: why it failed, or that its session here has ended. */
export type LoginNotice = SingleSignOnRefusal | 'out';

const { refusals } = messages.singleSignOn;

const isRefusal = (value: string): value is SingleSignOnRefusal => Object.hasOwn(refusals, value);

/** The notice that an address asks for; undefined for anything else. */
export const loginNoticeIn = (value: unknown): LoginNotice | undefined =>
  typeof value === 'string' && (value === 'out' || isRefusal(value)) ? value : undefined;
