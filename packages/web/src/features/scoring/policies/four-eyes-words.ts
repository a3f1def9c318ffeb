import { messages } from '#shared/messages/messages.ts';
import type { Verdict } from './policy-draft.ts';

const { decisions, goodGuys } = messages;

/** What a second person may have to approve, in words. */
export const fourEyesWords: Readonly<Record<Verdict, string>> = { ...decisions.verdicts, good_guy: goodGuys.one };
