import type { Absences as AbsencesAnswer } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useKnownUser, useMay } from '#shared/api/session.ts';
import { absenceWords as words } from '#shared/messages/en/case-work.ts';
import { useWorkerName } from '#shared/people/actor-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { absencesQuery, useSetAbsence } from './api.ts';

type Absence = AbsencesAnswer['items'][number];

/** Absences and their ends; users can report their own, and those who set policies also others'. */
export function Absences() {
  const may = useMay();
  const ownId = useKnownUser()?.id;
  const away = useQuery(absencesQuery).data?.items ?? [];
  const set = useSetAbsence();
  const [isAsked, setAsked] = useState(false);
  const maySetOthers = may('policies:write');
  const isOwn = ({ person }: Absence): boolean => person.id === `user:${ownId}`;
  const isBack = (absence: Absence) => {
    const person = isOwn(absence) ? 'me' : absence.person.id.slice('user:'.length);
    if (!set.isPending) set.mutate({ person, until: null, deputy: null });
  };
  const mayDecide = may('decisions:write');
  if (away.length === 0 && !mayDecide) return null;
  return (
    <section aria-label={words.title} className="space-y-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {mayDecide && (
          <Button size="small" onClick={() => setAsked(true)}>
            <CalendarOff aria-hidden size={14} />
            {maySetOthers ? words.sayOfSomebody : words.say}
          </Button>
        )}
        {away.length > 0 && (
          <ul aria-label={words.title} className="contents">
            {away.map((absence) => (
              <AbsenceItem
                key={absence.person.id}
                absence={absence}
                isOwn={isOwn(absence)}
                onBack={isOwn(absence) || maySetOthers ? () => isBack(absence) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {set.isError && <ErrorNotice error={set.error} notDone={words.notSaved} />}
      {isAsked && <AbsenceDialog away={away} maySetOthers={maySetOthers} onClose={() => setAsked(false)} />}
    </section>
  );
}

type AbsenceItemProps = {
  readonly absence: Absence;
  readonly isOwn: boolean;
  readonly onBack: (() => void) | undefined;
};

function AbsenceItem({ absence: { person, until, deputy }, isOwn, onBack }: AbsenceItemProps) {
  const nameOf = useWorkerName();
  const name = nameOf(person);
  return (
    <li
      className={`inline-flex flex-wrap items-center gap-x-2 ${isOwn ? 'rounded-md bg-review-wash px-2 py-0.5 font-medium' : 'text-soft'}`}
    >
      <span>
        {isOwn ? words.youAre : words.isAway(name)} <Time value={until} />
        {deputy === null ? words.noDeputy : words.deputyIs(nameOf(deputy))}
      </span>
      {onBack !== undefined && (
        <Button size="small" aria-label={isOwn ? undefined : words.isBackNamed(name)} onClick={onBack}>
          {isOwn ? words.iAmBack : words.isBack}
        </Button>
      )}
    </li>
  );
}
