import type { GoodGuyNote, SearchResult } from '@namesake/contract';
import { changeText } from '#shared/format/change-text.ts';
import { messages } from '#shared/messages/messages.ts';
import { Notice } from '#shared/ui/notice.tsx';

const { goodGuys: words } = messages;

/** Why good guys did not take a party away: what changed comes first. */
export function GoodGuyNotes({ result: { goodGuys = [] } }: { readonly result: SearchResult }) {
  const states = [...new Set(goodGuys.map(({ state }) => state))];
  const ordered = states.toSorted((a, b) => Number(b === 'reopened') - Number(a === 'reopened'));
  return ordered.map((state) => (
    <Notice key={state} tone={state === 'reopened' ? 'caution' : 'info'} title={words.notes[state]}>
      <Changes notes={goodGuys.filter((note) => note.state === state)} />
    </Notice>
  ));
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
