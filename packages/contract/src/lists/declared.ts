/** Whether an answer says that the operator declared the files of the folder current. */
export const isAttested = (warnings: readonly { readonly code: string }[]): boolean =>
  warnings.some(({ code }) => code === 'lists_attested');

/** Whether a list is fresh because the operator says so: while that holds, the age of its file is not counted. */
export const isDeclaredCurrent = ({ status }: { readonly status: string }, attested: boolean): boolean =>
  attested && status === 'fresh';

/** The status of a list as documents print it. */
export const statusInWords = (list: { readonly status: string }, attested: boolean): string =>
  isDeclaredCurrent(list, attested) ? 'declared current by the operator' : list.status;
