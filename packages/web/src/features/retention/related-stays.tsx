import type { ErasurePreview } from '@namesake/contract';
import { retentionWords } from '#shared/messages/en/retention.ts';

const words = retentionWords;

/** Related parties of an erased reference, whose screenings stay; nothing if there are none. */
export function RelatedStays({ related }: Pick<ErasurePreview, 'related'>) {
  if (related.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="font-medium text-review">{words.relatedStay}</p>
      <ul className="list-disc ps-4">
        {related.map(({ externalRef, count }) => (
          <li key={externalRef} className="wrap-anywhere">
            <bdi>{externalRef}</bdi>: {words.screenings(count)}
          </li>
        ))}
      </ul>
    </div>
  );
}
