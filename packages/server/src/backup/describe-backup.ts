import type { Counts } from '../db/sqlite/examine-database.ts';
import type { Manifest } from './backup-format.ts';

/** What an operator calls the records of a database: one of them, several. */
const WORDS: Readonly<Record<keyof Counts, readonly [string, string]>> = {
  screenings: ['screening', 'screenings'],
  tokens: ['API token', 'API tokens'],
  users: ['user', 'users'],
  policyVersions: ['version of a policy', 'versions of policies'],
  listVersions: ['version of a list', 'versions of lists'],
  heldRemovals: ['held removal', 'held removals'],
  ownershipStakes: ['ownership stake', 'ownership stakes'],
  auditEvents: ['audit event', 'audit events'],
};

/** What a backup holds, in lines. */
export function describeBackup({ createdAt, version, counts, files }: Manifest): string {
  const records = Object.entries(counts).flatMap(([what, count]) => {
    const words = Object.entries(WORDS).find(([known]) => known === what)?.[1];
    return words === undefined ? [] : [`${count} ${words[count === 1 ? 0 : 1]}`];
  });
  const of = (folder: string): number => files.filter(({ name }) => name.startsWith(folder)).length;
  return [
    `made on ${createdAt.slice(0, 16).replace('T', ' ')} UTC by Namesake ${version}`,
    `database: ${records.join(', ')}`,
    `files: ${of('versions/')} stored versions of lists, ${of('lists/')} files of downloaded lists, ${files.some(({ name }) => name === 'secret') ? 'the secret' : 'no secret'}`,
  ].join('\n');
}
