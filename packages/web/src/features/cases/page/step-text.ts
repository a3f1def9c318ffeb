import type { AlertReason, CaseDetail } from '@namesake/contract';
import { newsText } from '#shared/cases/case-facts.ts';
import { resolutionText } from '#shared/cases/case-state.tsx';
import { codeWords } from '#shared/format/code-words.ts';
import { messages } from '#shared/messages/messages.ts';

const { steps: words } = messages.cases;
const OPENED: Readonly<Record<string, string>> = words.opened;

type Step = CaseDetail['steps'][number];

/** Describes an event of a case. `nameOf` returns the name of an actor, if known. */
export function stepText(
  { action, detail, by }: Pick<Step, 'action' | 'detail' | 'by'>,
  ownId: string | undefined,
  nameOf: (actor: string) => string | undefined,
): string {
  switch (action) {
    case 'case.opened':
      return OPENED[String(detail['origin'])] ?? codeWords(action);
    case 'case.state_changed':
      return movedText(detail);
    case 'case.changed':
      return words.changed(newsText(newsIn(detail)));
    case 'case.commented':
      return words.commented;
    case 'case.attached':
      return words.attached;
    case 'case.attachment_read':
      return words.attachmentRead;
    case 'case.attachment_erased':
      return words.attachmentErased;
    case 'case.escalated':
      return words.escalated;
    case 'case.checked':
      return detail['isDone'] === false ? words.unchecked : words.checked;
    case 'case.assigned': {
      const to = detail['to'];
      if (typeof to !== 'string') return words.givenBack;
      if (to === by.id) return words.taken;
      if (to === `user:${ownId}`) return words.handedToYou;
      const name = nameOf(to);
      return name === undefined ? words.handed : words.handedTo(name);
    }
    default:
      return codeWords(action.replace(/^case\./, ''));
  }
}

function movedText(detail: Step['detail']): string {
  const { state } = words;
  const news = newsIn(detail);
  const to = String(detail['to']);
  if (to === 'closed') return state.closed(resolutionText(String(detail['resolution'])));
  const text = to === 'for_approval' ? state.for_approval : to === 'open' ? state.open : codeWords(to);
  return news.length === 0 ? text : words.because(text, newsText(news));
}

const newsIn = ({ news }: Step['detail']): readonly AlertReason[] => (Array.isArray(news) ? news.filter(isReason) : []);

const isReason = (code: unknown): code is AlertReason =>
  typeof code === 'string' && Object.hasOwn(messages.watch.news, code);
