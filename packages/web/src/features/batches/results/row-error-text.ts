import type { BatchResult } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const titles: Readonly<Record<string, string>> = messages.problem.titles;

/** Why a row was not screened: in words where there are some, and which member is at fault. */
export const rowErrorText = ({ code, detail }: NonNullable<BatchResult['error']>): string =>
  [titles[code] ?? code, detail === code ? '' : detail.replaceAll('/', ' ').trim()].filter(Boolean).join(': ');
