import { ApiError } from '../../lib/errors/api-error.ts';
import { type RetentionItem, retentionFaults } from './store/retention.ts';

/** @throws ApiError `validation_failed` naming what is out of its bounds */
export function checkItems(items: readonly RetentionItem[]): void {
  const faults = retentionFaults(items);
  if (faults.length === 0) return;
  const errors = faults.map(({ pointer, text }) => ({ pointer, code: 'out_of_range' as const, detail: text }));
  throw new ApiError('validation_failed', { errors });
}
