import type { AuditAction } from '@namesake/contract';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import type { Storage } from '../../stores/storage.ts';
import type { ListKeeper } from './list-keeper.ts';

type RequiredSetOptions = {
  readonly storage: Pick<Storage, 'requiredLists'>;
  readonly keeper: ListKeeper;
  /**
   * Origin of lists: `downloads`, or the resolved folder, see `originOf`. By configuring another folder, the operator
   * chooses another set.
   */
  readonly origin: string;
  /** The operator's reason for continuing without lists that were required before; null if there is none. */
  readonly accept: string | null;
  readonly now: () => number;
};

/**
 * Lists that a complete answer needs: all that were ever required from this origin on this data folder, or are found
 * there. Only the operator can reduce the set, at start and with a reason.
 */
export class RequiredSet {
  readonly #options: RequiredSetOptions;
  #accept: string | null;

  constructor(options: RequiredSetOptions) {
    this.#options = options;
    this.#accept = options.accept;
  }

  /**
   * Marks these lists as required, durably. At the first call, other required lists are given up if the operator said
   * so.
   */
  async require(ids: readonly string[]): Promise<void> {
    const { storage, keeper, origin, now } = this.#options;
    const reason = this.#accept;
    const gone =
      reason === null ? [] : keeper.required.filter((id) => !ids.includes(id) && !keeper.declared.includes(id));
    if (reason !== null && gone.length > 0) {
      const atMs = now();
      const event = operatorEvent(atMs, 'lists.given_up', { lists: gone, reason });
      await storage.requiredLists.giveUp(origin, gone, reason, event);
      keeper.giveUp(gone, { reason, atMs });
    }
    this.#accept = null;
    // Lists required by default are also stored, once they are first used.
    const stored = (await storage.requiredLists.all(origin))
      .filter(({ givenUp, isProved }) => givenUp === null && isProved)
      .map(({ id }) => id);
    const added = [...new Set(ids)].filter((id) => !stored.includes(id));
    keeper.require(ids);
    if (added.length === 0) return;
    await storage.requiredLists.require(origin, added, operatorEvent(now(), 'lists.required', { lists: added }));
  }
}

function operatorEvent(at: number, action: AuditAction, detail: AuditEvent['detail']): AuditEvent {
  return { at, actor: 'operator', action, target: '', detail, requestId: '' };
}
