import type { Retention, RetentionPreview } from '@namesake/contract';
import { previewPurge } from '../../purge/preview.ts';
import { SHIPPED_RETENTION } from '../../retention/retention.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { checkItems } from './check-items.ts';

/**
 * What a purge under some settings would take now. Deletes and saves nothing.
 *
 * @throws ApiError `scope_missing`, `validation_failed`
 */
export async function previewRetention(
  { app, principal }: Call<'now', 'erasure' | 'legalHolds'>,
  items: Retention['items'],
): Promise<RetentionPreview> {
  checkScope(principal, 'retention:write');
  checkItems(items);
  const previewed = await previewPurge(app.storage, { ...SHIPPED_RETENTION, items }, app.now());
  return {
    items: previewed.map(({ item: { kind, purpose }, before, count, held }) => {
      return { kind, purpose, before: before === null ? null : new Date(before).toISOString(), count, heldCount: held };
    }),
  };
}
