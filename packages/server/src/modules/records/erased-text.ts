import type { ErasedScreening } from '../retention/store/erased-records.ts';

/** Says of a screening that is gone when it went and why; the same wherever one is met. */
export function erasedText({ erasedAt, why }: ErasedScreening): string {
  const day = new Date(erasedAt).toISOString().slice(0, 10);
  return why === 'request'
    ? `This screening was erased on request on ${day}. The ledger still proves that it was recorded.`
    : `This screening was purged on ${day}: its retention period was over. The ledger still proves that it was recorded.`;
}
