/** Whether an answer says that the operator declared the files of the folder current. */
export const isAttested = (warnings: readonly { readonly code: string }[]): boolean =>
  warnings.some(({ code }) => code === 'lists_attested');

/** Whether only the operator's word says that a list is current: nobody asked its publisher. */
export const isDeclaredCurrent = (
  { status, checkedAt }: { readonly status: string; readonly checkedAt: string | null },
  attested: boolean,
): boolean => attested && status === 'fresh' && checkedAt === null;
