import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { scale } = messages.whyNot;

type ScoreScaleProps = { readonly nameScore: number; readonly threshold: number };

/** How far the name score is from the threshold. The text next to it says the same. */
export function ScoreScale({ nameScore, threshold }: ScoreScaleProps) {
  const reached = nameScore >= threshold;
  return (
    <div
      role="img"
      aria-label={scale.label(points(nameScore), points(threshold))}
      className="mt-2 mb-1 max-w-md text-xs font-semibold"
    >
      <div className="relative h-4 rounded-xs bg-sunken">
        <span
          data-bar
          className={`absolute inset-y-0 start-0 rounded-xs ${reached ? 'bg-good' : 'bg-review'}`}
          style={{ width: `max(2px, ${nameScore}%)` }}
        />
        <span
          className="absolute -inset-y-1 border-s-2 border-dashed border-ink"
          style={{ insetInlineStart: `${threshold}%` }}
        />
      </div>
      <div className="mt-1.5 flex justify-between gap-4">
        <span className={reached ? 'text-good' : 'text-review'}>
          {scale.nameScore} {points(nameScore)}
        </span>
        <span className="text-soft">
          {scale.threshold} {points(threshold)}
        </span>
      </div>
    </div>
  );
}
