import { join } from 'node:path';
import { type IndexImage, withRows, withSharedWords } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { checkDeclared } from '../../config/list-settings.ts';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { UnusedFile } from '../../lists/load-order.ts';
import { loadLists } from '../../lists/loading/load-lists.ts';
import { LoadTracker } from '../../lists/loading/load-tracker.ts';
import type { LoaderMessage } from '../../lists/loading/loader-protocol.ts';
import { reportLine } from '../../lists/loading/report-load.ts';
import type { IndexPlace } from '../../lists/snapshot/snapshot.ts';
import { attestationOf, endedText, readAttestation } from '../../lists/state/attestation.ts';
import { ageInWords } from '../../lists/state/unusable-because.ts';
import { asUsage } from '../command/command.ts';
import { versionFreshness } from '../lists/status.ts';

/** Memory for cached words: a million customers have some ten thousand, all worth caching. */
const WORDS_MB = 96;

export type LoadedIndex = {
  /** In shared memory, so that any number of threads opens it without a copy. */
  readonly image: IndexImage;
  /** Where it is saved; null if it is not. */
  readonly file: IndexPlace | null;
  readonly versions: readonly ListVersion[];
  /** Files that should be lists but must not be used: without them, an empty result proves nothing. */
  readonly broken: readonly UnusedFile[];
  /** Other reasons why an empty result proves nothing: missing required lists. */
  readonly lacking: readonly string[];
};

type LoadIndexOptions = {
  /** Folder where the index is saved and, for the same lists, found again; nothing is saved if absent. */
  readonly dataDir?: string | undefined;
  /** Ids of the lists that the operator requires, whatever the folder contains. */
  readonly required?: readonly string[];
  /** Tracks the progress of loading. */
  readonly tracker?: LoadTracker;
};

/** Messages to the operator about the age of a folder's lists. */
type OldLists = {
  /** Whether an empty result proves nothing: a list is too old, or its age is unknown. */
  readonly isUnusable: boolean;
  readonly lines: readonly string[];
};

/**
 * Loads the index of the lists in a folder.
 * @param say receives what is loaded
 * @param warn receives each file that is not loaded
 * @throws ConfigError when the folder holds no readable list, UsageError when a required list is unknown
 */
export async function loadIndex(
  dir: string,
  say: (line: string) => void,
  warn: (line: string) => void,
  { dataDir, required = [], tracker = new LoadTracker() }: LoadIndexOptions = {},
): Promise<LoadedIndex> {
  const saved = dataDir === undefined ? {} : { saved: { dir: join(dataDir, 'index'), user: 'screen' } as const };
  const tell = (message: LoaderMessage): void => {
    const line = reportLine(message);
    const unused = message.kind === 'refused' || message.kind === 'skipped';
    if (line !== undefined) (unused ? warn : say)(line);
  };
  // The search threads open the index themselves; this one never does, and needs no model.
  const order = { kind: 'dir', dir, namesOnly: true, ...saved } as const;
  const {
    index: image,
    built,
    file,
    refused,
  } = await tracker.follow(tell, (onMessage) => loadLists(order, onMessage, (built) => built));
  if (built.versions.length === 0)
    throw new ConfigError(`No list could be loaded from ${dir}. Give --lists a folder with official list files.`);
  const { versions } = built;
  const ids = versions.map(({ id }) => id);
  asUsage(() => checkDeclared(required, [...ids, ...refused.flatMap(({ list }) => (list === null ? [] : [list]))]));
  // The lists in the folder are the required set, even if all are private: the command warns of that.
  const lacking = required.filter((id) => !ids.includes(id)).map((id) => `the required list ${id} is not there`);
  return { image: withRows(withSharedWords(image, WORDS_MB), image.rows), file, versions, broken: refused, lacking };
}

/**
 * Judges the age of lists from a folder like the service.
 * @param attested the operator's declaration that they are current; null if there is none
 * @throws ConfigError when the end of the declaration is not a date
 */
export function oldLists(versions: readonly ListVersion[], attested: string | null, nowMs: number): OldLists {
  const judged = versionFreshness('disk', attested, nowMs);
  const word = attested === null ? null : attestationOf(readAttestation(attested), nowMs);
  const ended = word === null ? undefined : endedText(word, nowMs);
  const lines: string[] = ended === undefined ? [] : [ended];
  let isUnusable = false;
  for (const version of versions) {
    const { status, ageSeconds, publishedEveryDays } = judged(version);
    if (status === 'fresh') continue;
    isUnusable ||= status !== 'aged';
    const age = ageSeconds === null ? 'is of unknown age' : `was published ${ageInWords(ageSeconds)} ago`;
    const every = publishedEveryDays === null ? '' : `, usually every ${publishedEveryDays} days`;
    lines.push(`warning: ${version.id} ${age}${every}`);
  }
  if (isUnusable)
    lines.push(
      'warning: rows without a result are "incomplete"; if the files are current, say so: --lists-attested "reason; until YYYY-MM-DD"',
    );
  return { isUnusable, lines };
}
