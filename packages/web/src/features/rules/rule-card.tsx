import type { ChangeRuleRequest, RuleVersionView, RuleView } from '@namesake/contract';
import { useState } from 'react';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { useActorName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useChangeRule } from './api.ts';
import { rowInWords } from './rule-draft.ts';

const { rules: words } = messages;

type Deed = ChangeRuleRequest['change'];
type RuleCardProps = { readonly rule: RuleView; readonly onEdit: (from: RuleVersionView) => void };

/** A rule: the version in force, the newest if different, and earlier ones folded. */
export function RuleCard({ rule: { name, current, versions }, onEdit }: RuleCardProps) {
  const may = useMay();
  const [newest] = versions;
  const shown = versions.filter((one) => one === newest || one.version === current?.version);
  const earlier = versions.filter((one) => !shown.includes(one));
  return (
    <li className="space-y-3 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold break-all">{name}</h2>
        {newest !== undefined && may('policies:write') && (
          <Button size="small" className="ms-auto" aria-label={words.editNamed(name)} onClick={() => onEdit(newest)}>
            {words.edit}
          </Button>
        )}
      </div>
      {shown.map((version) => (
        <Version key={version.version} version={version} />
      ))}
      {earlier.length > 0 && (
        <Disclosure summary={words.earlier(earlier.length)}>
          <div className="space-y-3">
            {earlier.map((version) => (
              <Version key={version.version} version={version} />
            ))}
          </div>
        </Disclosure>
      )}
    </li>
  );
}

function Version({ version: one }: { readonly version: RuleVersionView }) {
  const { version, state, rows, endsAt, text, savedBy, proposed, approved, over } = one;
  const nameOf = useActorName();
  const steps = [
    [words.savedBy, { by: savedBy, at: one.savedAt }],
    [words.proposedBy, proposed],
    [words.approvedBy, approved],
    [words.overBy[state === 'rejected' || state === 'replaced' ? state : 'ended'], over],
  ] as const;
  return (
    <section aria-label={words.version(version)} className="space-y-1 border-t border-line pt-3">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium">{words.version(version)}</span>
        <span className={`text-xs font-semibold ${LOOKS[state]}`}>{words.states[state]}</span>
        <span className="text-sm text-soft">
          {words.until} <Time value={endsAt} dateOnly />
        </span>
      </p>
      <ol className="list-decimal ps-5 text-sm">
        {rows.map((row) => (
          <li key={rowInWords(row)} className="break-words">
            {rowInWords(row)}
          </li>
        ))}
      </ol>
      <p className="text-sm break-words text-soft">{text}</p>
      <p className="text-xs text-faint">
        {steps.map(
          ([label, step]) =>
            step !== null && (
              <span key={label} className="me-3 inline-block">
                {label} {nameOf(step.by)} · <Time value={step.at} />
              </span>
            ),
        )}
      </p>
      <Deeds version={one} />
    </section>
  );
}

/** Actions on a version for the current user; each needs a reason. */
function Deeds({ version: { name, version, state, savedBy, proposed } }: { readonly version: RuleVersionView }) {
  const may = useMay();
  const user = useKnownUser();
  const change = useChangeRule(name);
  const [deed, setDeed] = useState<Deed>();
  if (!may('policies:write')) return null;
  const own = `user:${user?.id}`;
  const isOwn = [savedBy.id, proposed?.by.id].includes(own);
  const deeds: readonly Deed[] = [
    ...(state === 'draft' ? (['propose'] as const) : []),
    ...(state === 'proposed' && !isOwn ? (['approve', 'reject'] as const) : []),
    ...(state === 'draft' || state === 'proposed' || state === 'in_force' ? (['end'] as const) : []),
  ];
  return (
    <>
      {state === 'proposed' && isOwn && <p className="text-sm text-soft">{words.own}</p>}
      <div className="flex flex-wrap gap-2">
        {deeds.map((one) => (
          <Button
            key={one}
            size="small"
            aria-label={`${words.deeds[one]}: ${name}, ${words.version(version)}`}
            aria-expanded={deed === one}
            onClick={() => setDeed(one)}
          >
            {words.deeds[one]}
          </Button>
        ))}
      </div>
      {deed !== undefined && (
        <ReasonForm
          key={deed}
          label={words.deeds[deed]}
          submit={words.deeds[deed]}
          submitting={words.doing}
          deed={change}
          onSubmit={(text) => change.mutate({ change: deed, version, text }, { onSuccess: () => setDeed(undefined) })}
          onCancel={() => setDeed(undefined)}
        />
      )}
    </>
  );
}

const LOOKS: Readonly<Record<RuleVersionView['state'], string>> = {
  draft: 'text-faint',
  proposed: 'text-review',
  in_force: 'text-good',
  rejected: 'text-faint',
  ended: 'text-faint',
  replaced: 'text-faint',
  expired: 'text-faint',
};
