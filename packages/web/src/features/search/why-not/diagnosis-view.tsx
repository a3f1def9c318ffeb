import type { DiagnoseResponse } from '@namesake/contract';
import { Check, CircleSmall, X } from 'lucide-react';
import { listLabel } from '#shared/format/list-words.ts';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { Name } from '#shared/ui/name.tsx';
import { DiagnosedNames } from './diagnosed-names.tsx';
import { stageText, thresholdToTry } from './diagnosis-words.ts';

const { whyNot: words, entityTypes } = messages;
const { scale } = messages.whyNot;

type DiagnosisViewProps = {
  readonly diagnosis: DiagnoseResponse;
  readonly onScreenAgain: (threshold: number) => void;
};

/** What happened to one party in a search: the answer first, then its reasons. */
export function DiagnosisView({ diagnosis, onScreenAgain }: DiagnosisViewProps) {
  const { stage, found, primaryName, entityType, entityId, listings, nameScore, threshold, names, changes } = diagnosis;
  const lower = thresholdToTry(diagnosis);
  const lists = [...new Set(listings.map(({ list }) => listLabel(list)))];
  return (
    <div className="mt-3 space-y-5 border-t border-line pt-3 pb-1">
      <div>
        {primaryName !== null && (
          <p className="text-sm text-soft">
            <span className="font-semibold text-ink">
              <Name>{primaryName}</Name>
            </span>
            {entityType !== null && ` · ${entityTypes[entityType]}`} · {lists.join(', ')}
            {entityId !== null && (
              <>
                {' · '}
                <code className="font-mono text-xs break-all">{entityId}</code>
              </>
            )}
          </p>
        )}
        <h3 className={`text-lg font-semibold tracking-tight ${found ? 'text-good' : 'text-review'}`}>
          {words.stages[stage]}
        </h3>
        <p className="max-w-prose">{stageText(diagnosis)}</p>
        {nameScore !== null && names.length > 0 && <ScoreScale nameScore={nameScore} threshold={threshold} />}
        {!found && primaryName !== null && <Changes diagnosis={diagnosis} />}
        {lower !== undefined && (
          <Button size="small" className="mt-2" onClick={() => onScreenAgain(lower)}>
            {words.again(lower)}
          </Button>
        )}
        {changes === null && primaryName !== null && <p className="max-w-prose text-sm text-soft">{words.noChange}</p>}
      </div>
      {names.length > 0 && <DiagnosedNames diagnosis={diagnosis} />}
      <StepList steps={diagnosis.steps} />
    </div>
  );
}

/** Tested changes of the search that would show the party. */
function Changes({ diagnosis: { changes, foundAt, stage } }: { readonly diagnosis: DiagnoseResponse }) {
  if (changes === null) return null;
  return (
    <div className="mt-2 text-sm">
      <h4 className="label-caps">{words.changesTitle}</h4>
      <ul className="list-disc ps-4">
        {changes.map(({ member, text }) => (
          <li key={member}>{text}</li>
        ))}
      </ul>
      {stage === 'threshold' && (
        <p className="text-soft">{foundAt === null ? words.notFoundAt : words.foundAt(points(foundAt))}</p>
      )}
    </div>
  );
}

function lookOf(passed: boolean | null) {
  if (passed === null) return { icon: CircleSmall, ink: 'text-faint', said: words.passed.open };
  return passed
    ? { icon: Check, ink: 'text-good', said: words.passed.yes }
    : { icon: X, ink: 'text-review', said: words.passed.no };
}

/** Steps of the search for the party, in order of decision. */
function StepList({ steps }: { readonly steps: DiagnoseResponse['steps'] }) {
  return (
    <Disclosure summary={words.stepsTitle} defaultOpen>
      <ol className="mt-1 space-y-2 text-sm">
        {steps.map(({ step, passed, text }) => {
          const { icon: Icon, ink, said } = lookOf(passed);
          return (
            <li key={step} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <span className="flex items-center gap-1.5 self-start font-medium">
                <Icon aria-hidden size={15} strokeWidth={2.5} className={`shrink-0 ${ink}`} />
                {words.steps[step]}
                <span className="sr-only">: {said}</span>
              </span>
              <span className="min-w-0 break-words text-soft">{text}</span>
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
}

type ScoreScaleProps = { readonly nameScore: number; readonly threshold: number };

/** Distance of the name score from the threshold. The text next to it says the same. */
function ScoreScale({ nameScore, threshold }: ScoreScaleProps) {
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
