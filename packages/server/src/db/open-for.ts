/** What a database is opened for: a service looks it through first, and writes soon. */
export type OpenFor = 'service' | 'command';
