import type { IndexUser } from '../load-order.ts';

const SUFFIX = '.index';
const ROWS_SUFFIX = '.rows';

/** File name of a saved index. */
export const savedName = (user: IndexUser, key: string): string => `${user}-${key}${SUFFIX}`;

/** Key in the file name of an index; undefined if it is not an index of this user. */
export const keyOfName = (user: IndexUser, name: string, suffix: string = SUFFIX): string | undefined =>
  name.startsWith(`${user}-`) && name.endsWith(suffix) ? name.slice(user.length + 1, -suffix.length) : undefined;

/** Key in the file name of an index's rows; undefined if it is not a rows file of this user. */
export const keyOfRows = (user: IndexUser, name: string): string | undefined => keyOfName(user, name, ROWS_SUFFIX);

/** Path of the rows of a saved index. */
export const rowsPath = (indexPath: string): string => `${indexPath.slice(0, -SUFFIX.length)}${ROWS_SUFFIX}`;
