import type { PolicyInfo } from '@namesake/contract';
import { useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { PolicyMembers } from './policy-members.tsx';
import { VersionList } from './version-list.tsx';
import { WaitingVersion } from './waiting-version.tsx';

const { policies: words } = messages;

type PolicyCardProps = {
  readonly policy: PolicyInfo;
  readonly mayWrite: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** One policy as it is now: what it says, why, and where it is weaker than the default. */
export function PolicyCard({ policy, mayWrite, onEdit, onDelete }: PolicyCardProps) {
  const headingId = useId();
  const [versionsOpen, setVersionsOpen] = useState(false);
  const { name, fixed, version, text: reason, savedAt, hash, weakens, waiting } = policy;
  return (
    <article aria-labelledby={headingId} className="rounded-xl border border-line bg-surface px-4 py-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={headingId} className="font-semibold">
          <code className="font-mono text-base">{name}</code>
        </h3>
        <span className="flex items-baseline gap-1.5">
          {fixed && <span className="text-sm text-soft">{words.isDefault}</span>}
          {mayWrite && (
            <Button size="small" aria-label={fixed ? words.tightenNamed(name) : words.editNamed(name)} onClick={onEdit}>
              {fixed ? words.tighten : words.edit}
            </Button>
          )}
          {mayWrite && !fixed && (
            <Button size="small" look="quiet" aria-label={words.removeNamed(name)} onClick={onDelete}>
              {words.remove}
            </Button>
          )}
        </span>
      </header>
      <PolicyMembers value={policy.value} />
      {waiting !== null && <WaitingVersion name={name} waiting={waiting} mayWrite={mayWrite} />}
      {weakens.length > 0 && (
        <div className="mt-3">
          <Notice tone="caution" title={words.weakerTitle}>
            <p>{words.weakerText}</p>
            <ul className="list-disc ps-4">
              {weakens.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <p className="mt-3 border-t border-line pt-2 text-sm text-soft">
        {words.version(version)} · {words.saved} <Time value={savedAt} /> · {reason}
      </p>
      <p className="mt-0.5 text-xs text-faint">
        {words.hash} <code className="font-mono break-all select-all">{hash}</code>
      </p>
      {version > 1 && (
        <>
          <button
            type="button"
            aria-expanded={versionsOpen}
            className="link mt-1 min-h-6 text-sm"
            onClick={() => setVersionsOpen(!versionsOpen)}
          >
            {words.versions}
          </button>
          {versionsOpen && <VersionList name={name} current={hash} />}
        </>
      )}
    </article>
  );
}
