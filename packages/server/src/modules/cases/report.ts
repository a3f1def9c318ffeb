import type { CaseDetail } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import type { Block } from '../../lib/pdf/block.ts';
import { fact } from '../receipts/blocks.ts';
import { decisionBlocks, personInWords, reopenedInWords } from '../receipts/record/decision-blocks.ts';
import { getCase } from './view.ts';

const STATES: Readonly<Record<CaseDetail['state'], string>> = {
  open: 'Open: nobody has taken it, and nothing is decided',
  in_review: 'In review: somebody has taken it, and nothing is decided',
  for_approval: 'For approval: decided, and a second person must approve',
  closed: 'Closed',
};

const RESOLUTIONS: Readonly<Record<NonNullable<CaseDetail['resolution']>, string>> = {
  true_match: 'as a true match',
  false_positive: 'as a false positive',
  undecided: 'as undecided: the customer stays in alert',
  no_longer_found: 'because its listings are no longer found',
  joined: 'because another case has its listings',
};

/** ISO time without fractions of a second. */
const time = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z');
const words = (code: string): string => code.replaceAll('_', ' ');
const heading = (text: string): Block => ({ kind: 'heading', text });

/**
 * A case with its history as a PDF, with the same data attached as JSON. Reading is recorded.
 *
 * @throws ApiError `case_not_found`; `overloaded`, `request_cancelled`, `deadline_exceeded`
 */
export async function exportCasePdf(call: Call, id: string): Promise<Buffer> {
  const { app, principal, gone } = call;
  const one = await getCase(call, id);
  const madeAtMs = app.now();
  return app.printer.print(actorOf(principal), gone(), {
    title: `Case ${id}`,
    foot: `Case ${id}, ${time(new Date(madeAtMs).toISOString())}`,
    madeAtMs,
    attached: [
      {
        name: `${id}.json`,
        type: 'application/json',
        text: JSON.stringify(one),
        about: 'The facts of this document, for programs.',
      },
    ],
    blocks: blocksOf(one),
  });
}

function blocksOf(one: CaseDetail): readonly Block[] {
  const { listings, decisions, comments, attachments, steps } = one;
  return [
    { kind: 'title', text: `Case ${one.id}` },
    stateNotice(one),
    ...caseFacts(one),
    heading('Listed party'),
    ...listings.map(({ id, name }) => fact(id, name ?? 'not in the current lists')),
    heading('Decisions'),
    ...decisionBlocks({ listings }, decisions, one.searchId),
    ...checklistBlocks(one),
    heading('Comments'),
    ...orNone(comments.map(({ at, by, text }) => fact(time(at), `${personInWords(by)}: ${text}`))),
    heading('Files'),
    ...orNone(
      attachments.map(({ name, size, sha256, at, by }) =>
        fact(name, `${size} bytes, ${time(at)} by ${personInWords(by)}\nSHA-256 ${sha256}`),
      ),
    ),
    heading('History'),
    ...steps.map(({ at, by, action, detail }) => fact(time(at), stepInWords(action, detail, personInWords(by)))),
    {
      kind: 'text',
      look: 'soft',
      text: `The screening ${one.searchId} has what was compared, with its receipt. Each step is an event of the audit log, sealed and signed in the chain of records. These pages are for reading and prove nothing by themselves.`,
    },
  ];
}

function stateNotice({ state, stateSince, resolution, decisions }: CaseDetail): Block {
  const reopened = decisions.flatMap((decision) => decision.reopened ?? []).at(-1);
  const title = resolution === null ? STATES[state] : `${STATES[state]} ${RESOLUTIONS[resolution]}`;
  const origin = 'A case has no verdict of its own: it follows from the decisions below.';
  return reopened === undefined
    ? { kind: 'notice', title, text: `Since ${time(stateSince)}. ${origin}` }
    : {
        kind: 'notice',
        title: 'Reopened: the earlier decision no longer applies',
        text: `The case was ${reopenedInWords(reopened)}. ${origin}`,
      };
}

const caseFacts = (one: CaseDetail): readonly Block[] => [
  fact('Customer', one.role === null ? one.externalRef : `${one.externalRef}, ${one.role} beside it`),
  fact('Group', one.group),
  ...(one.countries.length === 0 ? [] : [fact('Countries', one.countries.join(', '))]),
  fact('Priority', one.priority),
  fact('Opened', `${time(one.openedAt)} by ${personInWords(one.openedBy)}, ${one.origin}`),
  fact('Worked on by', one.assignee === null ? 'nobody' : personInWords(one.assignee)),
  ...(one.queue === null ? [] : [fact('Queue', one.queue)]),
  ...(one.dueAt === null ? [] : [fact('Due', `${time(one.dueAt)}${one.isOverdue ? ', overdue' : ''}`)]),
  ...(one.escalatedAt === null ? [] : [fact('Escalated', time(one.escalatedAt))]),
  ...(one.news.length === 0 ? [] : [fact('New since', one.news.map(words).join(', '))]),
];

function checklistBlocks({ checklist }: CaseDetail): readonly Block[] {
  if (checklist.length === 0) return [];
  const items = checklist.map(({ verdict, text, doneAt, doneBy }) => {
    const isDone = doneAt !== null && doneBy !== null;
    return fact(words(verdict), `${text}\n${isDone ? `${time(doneAt)} by ${personInWords(doneBy)}` : 'not done'}`);
  });
  return [heading('Checklists'), ...items];
}

const orNone = (blocks: readonly Block[]): readonly Block[] =>
  blocks.length > 0 ? blocks : [{ kind: 'text', look: 'soft', text: 'None.' }];

/** A step of the audit log in words: its action without the prefix, who did it, and its codes. */
function stepInWords(action: string, detail: CaseDetail['steps'][number]['detail'], by: string): string {
  const codes = ['from', 'to', 'resolution', 'news', 'queue', 'because', 'item', 'attachment', 'comment']
    .map((key) => [key, detail[key]] as const)
    .filter(([, value]) => value !== undefined && value !== null && String(value) !== '')
    .map(([key, value]) => `${key} ${words(String(value))}`);
  return [`${words(action.slice('case.'.length))} by ${by}`, ...codes].join(', ');
}
