/** Whether a response says that the operator declared the files in the folder current. */
export const isAttested = (warnings: readonly { readonly code: string }[]): boolean =>
  warnings.some(({ code }) => code === 'lists_attested');

/** Whether a list is fresh because the operator says so; the age of its file is then ignored. */
export const isDeclaredCurrent = ({ status }: { readonly status: string }, attested: boolean): boolean =>
  attested && status === 'fresh';

/** The status of a list in documents. */
export const statusInWords = (list: { readonly status: string }, attested: boolean): string =>
  isDeclaredCurrent(list, attested) ? 'declared current by the operator' : list.status;
