import type { ProblemKind } from '../state/list-state.ts';

/** Why there is no new file of a list. The message is the reason alone, without the list. */
export class NotDownloaded extends Error {
  override readonly name = 'NotDownloaded';
  readonly kind: ProblemKind;
  /** The host was unreachable: a fault of this machine's network, not of the publisher. */
  readonly isOffline: boolean;

  constructor(
    reason: string,
    { kind = 'failed', isOffline = false }: Partial<Pick<NotDownloaded, 'kind' | 'isOffline'>> = {},
  ) {
    super(reason);
    this.kind = kind;
    this.isOffline = isOffline;
  }
}
