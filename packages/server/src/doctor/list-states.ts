import { plannedSources } from '../config/planned-sources.ts';
import { toLoadedList } from '../lists/snapshot/to-loaded-list.ts';
import { type Attestation, attestationOf, readAttestation } from '../lists/state/attestation.ts';
import { listFactsOf } from '../lists/state/list-facts-of.ts';
import { CLOCK_TOLERANCE_MS } from '../lists/state/list-keeper.ts';
import { type ListState, listState } from '../lists/state/list-state.ts';
import { originOf } from '../lists/state/origin-of.ts';
import { type Examined, factsOf, type Installation } from './examined.ts';

/** The operator's declaration about the files of a folder; null if there is none, or it is invalid. */
export function attestationHere(installation: Installation): Attestation | null {
  const { settings, nowMs } = installation;
  if (settings.listsDir === null || settings.listsAttested === null) return null;
  const word = orElse(() => readAttestation(settings.listsAttested ?? ''), null);
  return word === null ? null : attestationOf(word, factsOf(installation)?.attestedAt ?? nowMs);
}

/**
 * Lists that a complete answer needs: required before from this origin, by the operator, by default, or found in the
 * folder.
 */
export function requiredLists(examined: Examined): readonly string[] {
  const { settings, lists } = examined;
  const origin = originOf(settings.listsDir);
  const before = (factsOf(examined)?.required ?? []).filter((row) => row.origin === origin).map(({ id }) => id);
  const byDefault =
    settings.listsDir === null
      ? orElse(() => plannedSources(settings.listsConfig, settings.allowHttp), []).map(({ id }) => id)
      : [];
  const broken = lists.refused.map(({ list }) => list).filter((list) => list !== null);
  const inFolder = lists.origin === 'disk' ? [...lists.versions.map(({ id }) => id), ...broken] : [];
  return [...new Set([...byDefault, ...before, ...settings.listsRequired, ...inFolder])];
}

/** The state of each list as the service would judge it, except held removals. */
export function listStates(examined: Examined): readonly ListState[] {
  const { lists, nowMs } = examined;
  const { origin, versions } = lists;
  const required = requiredLists(examined);
  const attestation = attestationHere(examined);
  const isClockBack = nowMs < (factsOf(examined)?.latestAt ?? 0) - CLOCK_TOLERANCE_MS;
  const others = versions.map(({ id }) => id).filter((id) => !required.includes(id));
  return [...required, ...others].map((id) => {
    const version = versions.find((each) => each.id === id);
    const loaded = version && toLoadedList(version, origin);
    return listState({
      origin,
      facts: listFactsOf(id, loaded),
      required: required.includes(id),
      loaded,
      checkedAtMs: undefined,
      problem: undefined,
      heldRemovals: 0,
      attestedAtMs: attestation !== null && nowMs < attestation.untilMs ? attestation.atMs : null,
      isClockBack,
      nowMs,
    });
  });
}

/** The configuration check reports invalid values. */
function orElse<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}
