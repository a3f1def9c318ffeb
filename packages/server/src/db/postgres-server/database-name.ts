/** A database by its server and name, without user, password and options. */
export function databaseName(url: string): string {
  if (!URL.canParse(url)) return 'of NAMESAKE_DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
