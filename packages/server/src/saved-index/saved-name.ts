const SUFFIX = '.index';

/** Who uses an index: each keeps its newest one. A service has removals held back, and records; a screening of a file has neither. */
export type IndexUser = 'service' | 'screen';

/** The name of the file of an index. */
export const savedName = (user: IndexUser, key: string): string => `${user}-${key}${SUFFIX}`;

/** The key in the name of a file; undefined where it is no index of this user. */
export const keyOfName = (user: IndexUser, name: string): string | undefined =>
  name.startsWith(`${user}-`) && name.endsWith(SUFFIX) ? name.slice(user.length + 1, -SUFFIX.length) : undefined;
