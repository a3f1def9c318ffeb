import type { IndexUser } from '../load-order.ts';

const SUFFIX = '.index';
const ROWS_SUFFIX = '.rows';

/** The name of the file of an index. */
export const savedName = (user: IndexUser, key: string): string => `${user}-${key}${SUFFIX}`;

/** The key in the name of a file; undefined where it is no index of this user. */
export const keyOfName = (user: IndexUser, name: string, suffix: string = SUFFIX): string | undefined =>
  name.startsWith(`${user}-`) && name.endsWith(suffix) ? name.slice(user.length + 1, -suffix.length) : undefined;

/** The key in the name of a file with the rows of an index; undefined where it is none of this user. */
export const keyOfRows = (user: IndexUser, name: string): string | undefined => keyOfName(user, name, ROWS_SUFFIX);

/** Path of the rows of a saved index. */
export const rowsPath = (indexPath: string): string => `${indexPath.slice(0, -SUFFIX.length)}${ROWS_SUFFIX}`;
