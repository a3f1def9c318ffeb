import { checkDeclared } from '../config/list-settings.ts';
import { plannedSources } from '../config/planned-sources.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import type { ListState } from '../lists/state/list-state.ts';
import { noOfficialList } from '../lists/state/no-official-list.ts';
import { unusableBecause } from '../lists/state/unusable-because.ts';
import { listWarnings } from '../modules/lists/list-warnings.ts';
import type { Examined } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';
import type { FoundFile } from './found-lists.ts';
import { attestationHere, listStates, requiredLists } from './list-states.ts';

const DAY_MS = 24 * 3_600_000;
/** Days before its end from which the operator is reminded of a declaration. */
const NEAR_END_DAYS = 14;
/** Reason for a file that is not a list: a README is not worth reporting. */
const NO_LIST = 'is not a list file';

/** Reports each list as the next start would load it, and unused files. */
export function checkLists(examined: Examined): readonly Found[] {
  const { lists, settings } = examined;
  const { dir, origin, failure } = lists;
  if (failure !== undefined)
    return [
      problem(`${failure}.`, 'Give --lists a folder with official list files, which the user of the service may read.'),
    ];
  const files = [...lists.refused.map((file) => refusedFound(file, origin)), ...skippedFound(lists.skipped)];
  if (lists.versions.length === 0 && origin === 'disk')
    return [
      problem(
        `No list can be loaded from ${dir}: the service does not start.`,
        'Give --lists a folder with official list files, such as SDN.XML.',
      ),
      ...files,
    ];
  if (lists.versions.length === 0 && lists.refused.length === 0) return [nothingDownloaded(settings.offline)];
  const privateOnly = noOfficialList({ origin, lists: lists.versions }, settings.listsRequired);
  return [
    ...listStates(examined).map((state) => stateFound(state, examined)),
    ...(privateOnly === undefined
      ? []
      : [
          problem(
            `No answer is complete. ${privateOnly}`,
            `Put official files into ${dir}, or set NAMESAKE_LISTS_REQUIRED.`,
          ),
        ]),
    ...files,
    ...lists.refusedDownloads.map(({ list, sha256, reason, refusedAt }) =>
      warning(
        `${list}: a download of ${refusedAt.slice(0, 10)} was refused, and the previous version is searched. The file ${reason}.`,
        `Ask the publisher. If the file is right: namesake lists accept ${list} ${sha256.slice(0, 12)} --reason WHY`,
      ),
    ),
    ...attestedFound(examined),
    ...declaredFound(examined),
  ];
}

function nothingDownloaded(offline: boolean): Found {
  const text = 'No list was downloaded yet: only the fictional sample is searched, so no answer can clear a party';
  return offline
    ? problem(
        `${text}. The service is offline.`,
        'Give official files with --lists, import a bundle, or start without --offline.',
      )
    : warning(`${text}.`, 'Start the service, which downloads lists, or: namesake lists refresh');
}

function stateFound(state: ListState, { lists, nowMs }: Examined): Found {
  const { id, required, loaded } = state;
  const facts = `${loaded?.records.toLocaleString('en')} records, ${datesOf(state)}`;
  const why = unusableBecause(state);
  if (why !== undefined) {
    const text = `${id} ${why}${loaded === null ? '' : `; ${facts}`}.`;
    return required
      ? problem(text, `${fixOf(state, lists.dir, lists.origin)} Until then answers are not complete.`)
      : warning(`${text} It is not required.`, fixOf(state, lists.dir, lists.origin));
  }
  const [aged] = listWarnings([state], { attestation: null, isClockBack: () => false }, nowMs);
  if (aged !== undefined)
    return warning(`${aged.text.replace(/\.$/, '')}; ${facts}.`, fixOf(state, lists.dir, lists.origin));
  const remarks = loaded?.warnings?.length ?? 0;
  const noted = remarks === 0 ? '' : `, with ${remarks} remarks on its page`;
  return ok(`${id} is ${state.status}${noted}; ${facts}.`);
}

/** Both dates: of publication, and of the last contact with the publisher. */
function datesOf({ loaded, declaredAtMs }: ListState): string {
  const published = loaded?.isDated === true ? `published ${loaded.publishedAt.slice(0, 10)}` : 'without a date inside';
  const checked = loaded?.checkedAtMs ?? null;
  const asked =
    checked === null
      ? 'a file on disk'
      : `checked ${new Date(checked).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${published}, ${asked}${declaredAtMs !== null && checked === null ? ', declared current' : ''}`;
}

function fixOf({ id, status }: ListState, dir: string, origin: 'disk' | 'download'): string {
  if (origin === 'download') return `namesake lists refresh ${id}, which says what its publisher answers.`;
  if (status === 'missing')
    return `Put its file into ${dir}, or start once with --accept-lists WHY if it is no longer needed.`;
  if (status === 'unknown') return `Correct the clock, or put a file with a date into ${dir}.`;
  return `Put a newer file into ${dir}; or, if this is the newest, --lists-attested "why; until 2026-12-31".`;
}

function refusedFound({ path, reason, list }: FoundFile, origin: 'disk' | 'download'): Found {
  const what = list === null ? 'no answer is complete while it is there' : `${list} lacks it`;
  const fix =
    origin === 'disk'
      ? 'Replace the file with a complete one from its publisher, or remove it from the folder.'
      : `namesake lists refresh ${list ?? ''}`.trim();
  return problem(`${path} must not be used (${what}): it ${reason}.`, fix);
}

/** A list that is read from another file is complete. */
function skippedFound(skipped: readonly FoundFile[]): readonly Found[] {
  return skipped
    .filter(({ reason }) => reason !== NO_LIST)
    .map(({ path, reason, list }) =>
      list === null
        ? warning(
            `${path} is not read: it ${reason}.`,
            'Fetch the list in a supported format (docs/guide/lists.md), or remove the file.',
          )
        : ok(`${path} is not used: it ${reason}.`),
    );
}

function attestedFound(examined: Examined): readonly Found[] {
  const attestation = attestationHere(examined);
  if (attestation === null) return [];
  const days = Math.ceil((attestation.untilMs - examined.nowMs) / DAY_MS);
  const end = new Date(attestation.untilMs - 1).toISOString().slice(0, 10);
  const fix =
    'Check with the publishers that the files are current, and give a new reason with a new end in NAMESAKE_LISTS_ATTESTED.';
  if (days <= 0)
    return [warning(`The attestation that the files are current ended on ${end}: their age counts again.`, fix)];
  const text = `The operator attests that the files are current until ${end}, so their age is not counted`;
  return days <= NEAR_END_DAYS ? [warning(`${text}: ${days} more days.`, fix)] : [ok(`${text}.`)];
}

function declaredFound(examined: Examined): readonly Found[] {
  const { settings, lists } = examined;
  try {
    const planned =
      settings.listsDir === null ? [] : plannedSources(settings.listsConfig, settings.allowHttp).map(({ id }) => id);
    const required = requiredLists(examined).filter((id) => !settings.listsRequired.includes(id));
    checkDeclared(settings.listsRequired, [...planned, ...required, ...lists.versions.map(({ id }) => id)]);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError) || !error.message.startsWith('NAMESAKE_LISTS_REQUIRED')) return [];
    return [problem(error.message, 'Correct NAMESAKE_LISTS_REQUIRED: the service stops with it.')];
  }
}

/** Checks whether a saved index is usable, according to its facts. */
export function checkIndex({ lists }: Pick<Examined, 'lists'>): readonly Found[] {
  const found = lists.saved.flatMap((file): readonly Found[] =>
    'damage' in file
      ? [
          warning(
            `The saved index ${file.path} is not used: ${file.damage}.`,
            'Nothing is lost: the next start builds it again, which takes longer. Delete the file; if it comes back damaged, check the disk.',
          ),
        ]
      : [],
  );
  if (lists.saved.length === 0) return [ok('There is no saved index: the next start reads the lists and builds one.')];
  if (lists.isSaved) return [...found, ok('The saved index matches the lists: the next start loads it.')];
  return found.length > 0
    ? found
    : [ok('The saved index belongs to other files, decisions or code: the next start rebuilds it.')];
}
