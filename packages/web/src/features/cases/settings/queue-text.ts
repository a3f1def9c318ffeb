import { countryName } from '#shared/format/country-name.ts';
import { caseSettingsWords as words } from '#shared/messages/en/case-settings.ts';
import { messages } from '#shared/messages/messages.ts';
import type { QueueDraft } from './settings-draft.ts';
import type { Choices } from './use-choices.ts';

const { result } = messages;
const { inWords } = words;

/** Describes in one line which cases a queue takes, and what happens to them. */
export function queueText(queue: Omit<QueueDraft, 'key' | 'name'>, { lists, people }: Choices): string {
  const { groups, countries, priority, members, dueHours, escalateTo } = queue;
  const nameOf = (id: string): string => people.get(id) ?? words.formerly;
  const conditions = [
    ...(groups.length === 0 ? [] : [inWords.groups(groups.join(words.or))]),
    ...(queue.lists.length === 0 ? [] : [inWords.lists(queue.lists.map((id) => lists.get(id) ?? id).join(words.or))]),
    ...(countries.length === 0 ? [] : [countries.map((code) => countryName(code)).join(words.or)]),
    ...(priority === 'any' ? [] : [inWords.priority(result.priority[priority].toLowerCase())]),
  ];
  const hours = /^\d+$/.test(dueHours.trim()) ? dueHours.trim() : '';
  return [
    conditions.length === 0 ? inWords.every : conditions.join(words.and),
    members.length === 0 ? inWords.everybody : inWords.members(members.map(nameOf).join(', ')),
    ...(hours === '' ? [] : [inWords.due(hours)]),
    ...(hours === '' || escalateTo === '' ? [] : [inWords.escalated(nameOf(escalateTo))]),
  ].join(' · ');
}
