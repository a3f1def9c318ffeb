import type { CustomerGroupView, SaveGroupRequest } from '@namesake/contract';

/** State of the form of a group. */
export type GroupDraft = {
  readonly name: string;
  readonly policy: string;
  readonly days: string;
  /** Empty means as long as screenings with results. */
  readonly keep: string;
  readonly isRestricted: boolean;
  readonly members: readonly string[];
};

/** What the caller may set: other members are not sent, so that they stay unchanged. */
export type MaySet = { readonly members: boolean; readonly keep: boolean };

const NEW_GROUP: GroupDraft = { name: '', policy: 'default', days: '1', keep: '', isRestricted: false, members: [] };

export const draftOf = (group: CustomerGroupView | undefined): GroupDraft =>
  group === undefined
    ? NEW_GROUP
    : {
        name: group.name,
        policy: group.policy,
        days: String(group.fullEveryDays),
        keep: group.keepEndedDays === null ? '' : String(group.keepEndedDays),
        isRestricted: group.members !== null,
        members: group.members ?? [],
      };

export const requestOf = (draft: GroupDraft, may: MaySet): SaveGroupRequest => ({
  policy: draft.policy,
  fullEveryDays: Number(draft.days),
  ...(may.keep ? { keepEndedDays: draft.keep.trim() === '' ? null : Number(draft.keep) } : {}),
  ...(may.members ? { members: draft.isRestricted ? [...draft.members] : null } : {}),
});
