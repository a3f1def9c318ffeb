import type { IndexUser } from '../load-order.ts';

const SUFFIX = '.index';

/** The name of the file of an index. */
export const savedName = (user: IndexUser, key: string): string => `${user}-${key}${SUFFIX}`;

/** The key in the name of a file; undefined where it is no index of this user. */
export const keyOfName = (user: IndexUser, name: string): string | undefined =>
  name.startsWith(`${user}-`) && name.endsWith(SUFFIX) ? name.slice(user.length + 1, -SUFFIX.length) : undefined;
