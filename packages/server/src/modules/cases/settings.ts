import type { CaseSettings, SaveCaseSettingsRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { whyUnfit } from './assignees.ts';
import { refreshStale } from './refresh.ts';

/** Current queues and checklists. */
export async function getCaseSettings({ app, principal }: Call): Promise<CaseSettings> {
  const { version, queues, checklists, savedAt, savedBy } = await app.storage.caseSettings.current();
  return {
    version,
    queues,
    checklists,
    savedAt: savedAt === null ? null : new Date(savedAt).toISOString(),
    savedBy: savedAt === null ? null : await new ActorNames(app.storage, principal).actor(savedBy),
  };
}

/**
 * Sets queues and checklists.
 *
 * @throws ApiError `case_settings_changed`, `user_not_found`, `assignee_unfit`
 */
export async function saveCaseSettings(
  call: Call,
  { version: before, queues, checklists }: SaveCaseSettingsRequest,
): Promise<CaseSettings> {
  const { app, principal } = call;
  for (const [at, { members, escalateTo }] of queues.entries()) {
    const named = members.map((id, index): readonly [string, string] => [`/queues/${at}/members/${index}`, id]);
    if (escalateTo !== null) named.push([`/queues/${at}/escalateTo`, escalateTo]);
    for (const [pointer, id] of named) {
      const code = await whyUnfit(app, id);
      if (code !== undefined) throw new ApiError(code, { errors: [{ pointer, code, detail: 'Nothing was saved.' }] });
    }
  }
  const version = before + 1;
  const saved = { version, queues, checklists, savedAt: app.now(), savedBy: actorOf(principal) };
  // Checklist items are free text, which does not belong in the audit log.
  const items = Object.values(checklists).flatMap((own) => own.map(({ id }) => id));
  const event = auditEvent(call, 'case_settings.saved', '', { version, queues, items });
  if (!(await app.storage.caseSettings.save(saved, event))) throw new ApiError('case_settings_changed');
  await refreshStale(call);
  return getCaseSettings(call);
}
