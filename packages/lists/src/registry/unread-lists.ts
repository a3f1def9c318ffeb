/** A list that a user may expect but that is not read. */
export type UnreadList = { readonly title: string; readonly jurisdiction: string; readonly reason: string };

/** Known official lists that are not read at all, with the reason. */
export const UNREAD_LISTS: readonly UnreadList[] = [
  {
    title: 'KoFIU notice of restricted persons',
    jurisdiction: 'KR',
    reason: 'It is published as a PDF annex of a notice only.',
  },
  {
    title: 'EU Annex IV vessels and sectoral annexes',
    jurisdiction: 'EU',
    reason: 'They are in the text of regulations, not in the consolidated file.',
  },
  {
    title: 'UK investment bans and proscribed organisations',
    jurisdiction: 'GB',
    reason: 'They are published as web pages and texts of law, apart from the UK Sanctions List.',
  },
  {
    title: 'UN 1718 designated vessels',
    jurisdiction: 'UN',
    reason: 'They are published as a page and a PDF of the committee, apart from the consolidated list.',
  },
  {
    title: 'Politically exposed persons',
    jurisdiction: 'INT',
    reason: 'No authority publishes one list of them. A FollowTheMoney dataset of your own can be loaded.',
  },
  {
    title: 'Adverse media',
    jurisdiction: 'INT',
    reason: 'News is not searched.',
  },
];
