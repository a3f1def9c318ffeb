import { join } from 'node:path';
import { VersionFiles } from '../lists/versions/version-files.ts';
import { factsOf, type Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

/** Larger versions are not decompressed for the check: that takes as much memory. */
const MAX_CHECKED_BYTES = 2 ** 28;

/** Checks that the stored versions exist that held removals, the next comparison and searches as of a date rely on. */
export function checkVersions(installation: Installation): readonly Found[] {
  const facts = factsOf(installation);
  if (installation.database.kind === 'unreadable')
    return [
      warning('Stored versions and held removals were not examined.', 'Make the database readable first, see above.'),
    ];
  if (facts === undefined) return [ok('No version of a list is known yet.')];
  const dir = join(installation.settings.dataDir, 'versions');
  const files = new VersionFiles(dir);
  const pathOf = (content: string): string => join(dir, `${content}.jsonl.zst`);
  const pending = facts.holds.filter(({ confirmedAt }) => confirmedAt === null);
  const bytesOf = new Map(facts.versions.map(({ content, bytes }) => [content, bytes]));
  const stateOf = (content: string): 'there' | 'gone' | 'damaged' => {
    if (!files.has(content)) return facts.sharedContents.has(content) ? 'there' : 'gone';
    if ((bytesOf.get(content) ?? 0) > MAX_CHECKED_BYTES) return 'there';
    try {
      files.read(content);
      return 'there';
    } catch {
      return 'damaged';
    }
  };
  const found: Found[] = [];
  const reported = new Set<string>();
  for (const [key, rows] of Map.groupBy(pending, ({ list, content }) => `${list} ${content ?? ''}`)) {
    const { list, content } = rows[0] ?? { list: key, content: null };
    const state = content === null ? 'gone' : stateOf(content);
    const confirm = `namesake lists confirm ${list} --reason WHY`;
    if (state === 'there') {
      found.push(
        warning(
          `Held back in ${list}: ${rows.length} removed or renamed listings are searched until someone confirms.`,
          `Look: namesake lists held --list ${list}. If they are really gone: ${confirm}`,
        ),
      );
      continue;
    }
    if (content !== null) reported.add(content);
    const why = content === null ? 'are stored nowhere' : `were in ${pathOf(content)}, which is ${state}`;
    found.push(
      problem(
        `Held back in ${list}: ${rows.length} removed or renamed listings ${why}. They are not found, and answers are not complete.`,
        `Restore versions/ from the backup and start the service again, or, if they are really gone: ${confirm}`,
      ),
    );
  }
  for (const { list, content } of facts.versions.filter(({ active }) => active)) {
    const state = reported.has(content) ? 'there' : stateOf(content);
    if (state === 'gone')
      found.push(
        warning(
          `The version of ${list} searched last is missing from ${pathOf(content)}: removals in the next file cannot be detected.`,
          'Restore versions/ from the backup.',
        ),
      );
    if (state === 'damaged')
      found.push(
        problem(
          `The version of ${list} searched last is damaged: ${pathOf(content)}. The next file cannot be loaded.`,
          'Restore the file from the backup. Without one, remove it: the next file is then loaded unchecked.',
        ),
      );
  }
  const older = new Set(facts.versions.filter(({ active, kept }) => kept && !active).map(({ content }) => content));
  const gone = [...older].filter((content) => !reported.has(content) && stateOf(content) === 'gone');
  if (gone.length > 0)
    found.push(
      warning(
        `${gone.length} of ${older.size} superseded versions are missing from ${dir}: they can be neither compared nor searched as of their day.`,
        'Restore versions/ from the backup, if you need them.',
      ),
    );
  return found.length > 0
    ? found
    : [ok(`${facts.versions.length} versions of lists are known, and none of those stored is missing.`)];
}
