import type { Scope } from '@namesake/contract';
import { daysAgo, FolderService } from './folder-service.ts';
import { nameOf, numbers, unListOf } from './un-list-of.ts';

const SCOPES: readonly Scope[] = ['search:read', 'decisions:write'];

/** Whom clients search for, and a file of two rows of which one is listed. */
export const LISTED_NAME = nameOf(3);
export const ROWS = `id,name\nc-1,${LISTED_NAME}\nc-2,Nobody Unlisted\n`;

/** A service with two versions of a list, for clients that are generated from its specification. */
export async function startForClients(
  environment: Readonly<Record<string, string>> = {},
  scopes: readonly Scope[] = SCOPES,
): Promise<FolderService> {
  const service = await FolderService.make();
  service.scopes = scopes;
  await service.put('consolidated.xml', unListOf(daysAgo(3), numbers(0, 20)));
  await service.start(environment);
  await service.put('consolidated.xml', unListOf(daysAgo(2), numbers(1, 22)));
  await service.refresh('un_sc');
  return service;
}

/**
 * What a client prints as a line of JSON when it has searched, been refused, screened a file and read its report,
 * decided on a hit, and compared the two versions of the list.
 */
export const JOURNEY = {
  outcome: 'potential_match',
  view: 'full',
  matched: LISTED_NAME,
  refused: 'threshold_too_low',
  batch: 'done',
  rows: 2,
  report: 'row,',
  decision: 'in_force',
  added: 2,
  removed: 1,
};
