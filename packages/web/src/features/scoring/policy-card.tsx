import type { PolicyInfo } from '@namesake/contract';
import { useId, useState } from 'react';
import { listLabel } from '#shared/format/list-words.ts';
import { policyWords as words } from '#shared/messages/en/policies.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { usePolicy } from './api.ts';
import { fourEyesWords } from './policy-draft.ts';
import { rulesInWords } from './rule-draft.ts';
import { WaitingVersion } from './waiting-version.tsx';

const { effects } = messages;

type PolicyCardProps = {
  readonly policy: PolicyInfo;
  readonly mayWrite: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** One current policy: its members, reason, and where it is weaker than the default. */
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

/** Members of a policy. */
function PolicyMembers({ value }: { readonly value: PolicyInfo['value'] }) {
  const members = [
    [words.members.threshold, value.threshold],
    [words.members.highFrom, value.highFrom],
    [words.members.limit, value.limit],
    [words.members.lists, value.lists?.map((id) => listLabel(id)).join(', ') ?? words.all],
    [words.members.effects, value.effects?.map((effect) => effects[effect]).join(', ') ?? words.all],
    [words.members.programs, value.programs?.join(', ') ?? words.all],
    [words.members.includeDelisted, value.includeDelisted ? words.delisted.yes : words.delisted.no],
    [words.members.weakAliases, words.weakAliases[value.weakAliases]],
    [words.members.rules, rulesInWords(value.rules)],
    [words.members.fourEyes, value.fourEyes?.map((what) => fourEyesWords[what]).join(', ') ?? words.noFourEyes],
    [words.members.approvalDays, words.days(value.approvalDays)],
    [words.members.completeFor, value.completeFor?.join(', ') ?? words.noToken],
  ] as const;
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-5 gap-y-2.5 md:grid-cols-4">
      {members.map(([name, shown]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-faint">{name}</dt>
          <dd className="text-sm font-medium break-words">{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Earlier versions of a policy, newest first, by the hash in answers. */
function VersionList({ name, current }: { readonly name: string; readonly current: string }) {
  const { data, error, isPending, refetch } = usePolicy(name);
  if (isPending)
    return (
      <p className="text-soft" role="status">
        {messages.loading}
      </p>
    );
  if (error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const earlier = data.versions.filter(({ hash }) => hash !== current);
  if (earlier.length === 0) return <p className="text-sm text-soft">{words.noEarlier}</p>;
  return (
    <ol className="mt-1 space-y-2 text-sm">
      {earlier.map(({ version, savedAt, text: reason, hash }) => (
        <li key={version} className="border-s-2 border-line ps-3">
          {words.version(version)} · <Time value={savedAt} /> · {reason}
          <code className="block font-mono text-xs break-all text-faint select-all">{hash}</code>
        </li>
      ))}
    </ol>
  );
}
