import { daysAgo, FolderService } from './folder-service.ts';
import { nameOf, numbers, unListOf } from './un-list-of.ts';

/** A name that is listed there, and one that is not. */
export const LISTED = nameOf(15);
export const NOBODY = 'Tolbrecht Quelmarvic';

/** A service on one list, which is all that it requires, with a token for what our clients do. */
export async function startForOurClients(): Promise<FolderService> {
  const service = await FolderService.make();
  service.scopes = ['search:read', 'customers:read', 'customers:write', 'webhooks:write'];
  await service.put('consolidated.xml', unListOf(daysAgo(1), numbers(10, 30)));
  await service.start({ LISTS_REQUIRED: 'un_sc' });
  return service;
}
