import type { DiagnoseResponse } from '@namesake/contract';
import { listLabel } from '#shared/format/list-label.ts';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Name } from '#shared/ui/name.tsx';
import { DiagnosedNames } from './diagnosed-names.tsx';
import { stageText, thresholdToTry } from './diagnosis-words.ts';
import { ScoreScale } from './score-scale.tsx';
import { StepList } from './step-list.tsx';

const { whyNot: words, entityTypes } = messages;

type DiagnosisViewProps = {
  readonly diagnosis: DiagnoseResponse;
  readonly onScreenAgain: (threshold: number) => void;
};

/** What became of one party in a search: the answer first, then what it rests on. */
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

/** What a search would have to be asked for to show the party; each was tried. */
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
