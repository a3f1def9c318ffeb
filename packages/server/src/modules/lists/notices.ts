import type { AuditAction } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { type ListState, provesSomething } from '../../lists/state/list-state.ts';

/** Matches the id of a list, but not a file of which only the name is known. */
const ID = /^\w+$/;

/** Records in the audit log which lists became too old, are held or were refused: each fact once. */
export async function noteLists(app: App): Promise<void> {
  const snapshot = app.lists.current();
  if (snapshot === undefined || snapshot.origin === 'sample') return;
  for (const state of app.lists.states(app.now())) {
    if (!ID.test(state.id)) continue;
    await noteAge(app, state);
    await noteHeld(app, state);
    if (state.problemKind === 'refused') await noteFormat(app, state.id);
  }
}

async function noteAge(app: App, state: ListState): Promise<void> {
  const { id, status, required, loaded, checkedAtMs } = state;
  if (provesSomething(state)) return;
  const checkedAt = checkedAtMs === null ? null : new Date(checkedAtMs).toISOString();
  const last = await lastDetail(app, 'list.stale', id);
  const version = loaded?.version ?? null;
  // The list was searched or checked since, and became too old again.
  if (last !== undefined && last['checkedAt'] === checkedAt && last['version'] === version) return;
  await note(app, 'list.stale', id, { status, version, required, checkedAt });
}

async function noteHeld(app: App, { id, loaded, heldRemovals }: ListState): Promise<void> {
  if (heldRemovals === 0) return;
  const version = loaded?.version ?? null;
  const last = await lastDetail(app, 'list.held', id);
  if (last?.['version'] === version && Number(last?.['held']) >= heldRemovals) return;
  await note(app, 'list.held', id, { version, held: heldRemovals });
}

async function noteFormat(app: App, id: string): Promise<void> {
  const changed = (await app.refused.list(id)).find(({ code }) => code === 'format_changed');
  if (changed === undefined) return;
  const { sha256 } = changed;
  if ((await lastDetail(app, 'list.format_changed', id))?.['sha256'] === sha256) return;
  await note(app, 'list.format_changed', id, { sha256 });
}

async function lastDetail({ storage }: App, action: AuditAction, target: string) {
  return (await storage.auditEntries.events({ action, target }, undefined, 1))[0]?.detail;
}

const note = ({ storage, now }: App, action: AuditAction, target: string, detail: object): Promise<void> =>
  storage.audit.append({ at: now(), actor: 'service', action, target, detail: { ...detail }, requestId: '' });
