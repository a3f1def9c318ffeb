import type { GoodGuyNote, SearchResult } from '@namesake/contract';
import { changeText } from '#shared/format/code-words.ts';
import { ReasonIcon } from '#shared/hits/reason-icon.tsx';
import { byKind, reasonKind, reasonText } from '#shared/hits/reason-text.ts';
import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';

const LOOKS = {
  conflict: 'font-medium text-alarm',
  doubt: 'text-ink',
  agreement: 'text-ink',
  plain: 'text-soft',
} as const;
const { goodGuys: words } = messages;

/** Reasons for and against the party: conflicts first, by icon, weight and colour. */
export function Reasons({ result: { reasons, evidence } }: { readonly result: SearchResult }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="space-y-0.5 text-sm">
      {byKind(reasons).map((reason) => (
        <li key={reason.code} className={`flex gap-1.5 ${LOOKS[reasonKind(reason.code)]}`}>
          <ReasonIcon kind={reasonKind(reason.code)} className="mt-0.5" />
          {reasonText(reason, evidence.fields)}
        </li>
      ))}
    </ul>
  );
}

/** Why good guys did not remove a party: changes come first. */
export function GoodGuyNotes({ result: { goodGuys = [] } }: { readonly result: SearchResult }) {
  const states = [...new Set(goodGuys.map(({ state }) => state))];
  const ordered = states.toSorted((a, b) => Number(b === 'reopened') - Number(a === 'reopened'));
  return ordered.map((state) => (
    <Notice key={state} tone={state === 'reopened' ? 'caution' : 'info'} title={words.notes[state]}>
      <Changes notes={goodGuys.filter((note) => note.state === state)} />
    </Notice>
  ));
}

/** The rule of this installation that matched the result. */
export function RuleNote({ result: { rule } }: { readonly result: SearchResult }) {
  if (rule === undefined) return null;
  const { rules } = messages;
  return <Notice title={rules.atResult(rule.name, rule.version, rules.effects[rule.effect])} />;
}

function Changes({ notes }: { readonly notes: readonly GoodGuyNote[] }) {
  const changes = notes.flatMap((note) => note.changes);
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map((change) => (
        <li key={`${change.side} ${change.fact}`} className="break-words">
          {changeText(change)}
        </li>
      ))}
    </ul>
  );
}
