import type { PolicyInfo } from '@namesake/contract';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';
import { fourEyesWords } from './four-eyes-words.ts';
import { rulesInWords } from './rule-draft.ts';

const { policies: words, effects } = messages;

/** What a policy says, member by member. */
export function PolicyMembers({ value }: { readonly value: PolicyInfo['value'] }) {
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
