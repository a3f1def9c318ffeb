import type { Retention, RetentionPreview } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { checkItems } from './check-items.ts';
import { previewPurge } from './purge/preview.ts';
import { SHIPPED_RETENTION } from './store/retention.ts';

/**
 * What a purge under some settings would take now. Deletes and saves nothing.
 *
 * @throws ApiError `validation_failed`
 */
export async function previewRetention({ app }: Call, items: Retention['items']): Promise<RetentionPreview> {
  checkItems(items);
  const previewed = await previewPurge(app.storage, { ...SHIPPED_RETENTION, items }, app.now());
  return {
    items: previewed.map(({ item: { kind, purpose }, before, count, held }) => {
      return { kind, purpose, before: before === null ? null : new Date(before).toISOString(), count, heldCount: held };
    }),
  };
}
