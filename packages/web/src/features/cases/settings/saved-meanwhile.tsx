import type { CaseSettings } from '@namesake/contract';
import { caseSettingsWords } from '#shared/messages/en/case-settings.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';

const words = caseSettingsWords.meanwhile;

type SavedMeanwhileProps = {
  readonly theirs: CaseSettings;
  readonly onTakeTheirs: () => void;
  readonly onKeepOwn: () => void;
};

/** Notice that someone else saved since the form was opened, with two ways to continue. */
export function SavedMeanwhile({ theirs: { savedAt, savedBy }, onTakeTheirs, onKeepOwn }: SavedMeanwhileProps) {
  const nameOf = useWorkerName();
  return (
    <Notice tone="caution" role="alert" title={words.title(nameOf(savedBy))}>
      <p>
        {savedAt !== null && (
          <>
            <Time value={savedAt} />:{' '}
          </>
        )}
        {words.text}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
        <Button size="small" onClick={onKeepOwn}>
          {words.keepOwn}
        </Button>
      </div>
    </Notice>
  );
}
