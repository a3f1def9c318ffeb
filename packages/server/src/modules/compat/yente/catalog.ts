import type { YenteCatalog } from '@namesake/contract';
import type { App, Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { ListState } from '../../../lists/state/list-state.ts';
import { provesSomething } from '../../../lists/state/list-state.ts';
import { ANY_OFFICIAL } from '../../../lists/state/no-official-list.ts';
import { refreshList } from '../../lists/change.ts';
import { readiness } from '../../monitoring/readiness.ts';
import { WHOLE } from './choices.ts';

type Dataset = YenteCatalog['datasets'][number];

const TITLES: Readonly<Record<(typeof WHOLE)[number], string>> = {
  default: 'Everything that is loaded here',
  sanctions: 'Everything that is loaded here, sanctions among it',
};

/** Lists as datasets, and the collections that contain all of them. */
export function getCatalog({ lists, now }: App): YenteCatalog {
  const states = lists.states(now());
  const single = states.map(presentList);
  const loaded = single.filter(({ load }) => load);
  const newest = loaded
    .map(({ version }) => version)
    .sort()
    .at(-1);
  const oldest = loaded.map(({ updated_at }) => updated_at ?? '').sort()[0] || null;
  const collections = WHOLE.map(
    (name): Dataset => ({
      name,
      title: TITLES[name],
      summary: null,
      url: null,
      load: true,
      entities_url: null,
      updated_at: oldest,
      version: newest ?? NEVER,
      index_version: newest ?? null,
      index_current: states.filter(({ required }) => required).every(provesSomething) && loaded.length > 0,
      children: loaded.map((list) => list.name),
    }),
  );
  const datasets = [...collections, ...single];
  const outdated = datasets.filter(({ index_version, index_current }) => index_version !== null && !index_current);
  return {
    datasets,
    current: datasets.filter(({ index_current }) => index_current).map(({ name }) => name),
    outdated: outdated.map(({ name }) => name),
    index_stale: outdated.length > 0,
  };
}

const NEVER = '00000000000000-000';

function presentList(state: ListState): Dataset {
  const { id, title, publisher, url, loaded, checkedAtMs } = state;
  const contact = checkedAtMs ?? loaded?.contactAtMs ?? null;
  const version = loaded === null ? null : versionOf(loaded.publishedAt, loaded.sha256);
  return {
    name: id,
    title,
    summary: publisher === '' ? null : publisher,
    url: url === '' ? null : url,
    load: loaded !== null,
    entities_url: null,
    updated_at: contact === null ? null : new Date(contact).toISOString().slice(0, 19),
    version: version ?? NEVER,
    index_version: version,
    index_current: provesSomething(state),
    children: [],
  };
}

/**
 * Version that clients parse a time from: fourteen digits, and a suffix that tells apart two versions of the same
 * second.
 */
function versionOf(publishedAt: string, sha256: string): string {
  return `${publishedAt.slice(0, 19).replaceAll(/\D/g, '').padEnd(14, '0')}-${sha256.slice(0, 3)}`;
}

/** @throws ApiError `starting`, `storage_unavailable`, `lists_unavailable` if searches cannot be answered */
export function checkReady(app: App): void {
  const { status, problems } = readiness(app, { shuttingDown: app.isEnding(), strict: false });
  if (status === 'ready') return;
  const code = status === 'storage_unavailable' || status === 'starting' ? status : 'lists_unavailable';
  throw new ApiError(code, { detail: problems[0] ?? `Not ready: ${status}.`, headers: { 'retry-after': '2' } });
}

/** Begins a refresh of every list. @throws ApiError `scope_missing` */
export async function refreshAll(call: Call): Promise<void> {
  checkScope(call.principal, 'lists:write', 'it refreshes lists');
  const { lists, now } = call.app;
  const ids = lists.states(now()).flatMap(({ id }) => (id === ANY_OFFICIAL ? [] : [id]));
  // Refreshing any list of a folder reads the whole folder.
  const named = lists.current()?.origin === 'disk' ? ids.slice(0, 1) : ids;
  for (const id of named) await refreshList(call, id);
}
