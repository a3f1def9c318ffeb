/** The address of the audit page: filters by ids, codes and times, and the open entry; never a name. */
export type AuditAddress = {
  readonly actor?: string;
  readonly action?: string;
  readonly target?: string;
  readonly requestId?: string;
  readonly from?: string;
  readonly to?: string;
  /** Key of the open entry. */
  readonly open?: string;
};

/** The filters of an address, as the API takes them. */
export type AuditFilters = Omit<AuditAddress, 'open'>;

const ID = /^\S{1,300}$/;
const MEMBERS = ['actor', 'action', 'target', 'requestId', 'from', 'to', 'open'] as const;

/** Reads an address; values with a space are not ids and are left out. */
export function readAuditAddress(search: Record<string, unknown>): AuditAddress {
  const ids = MEMBERS.flatMap((member) => {
    const value = search[member];
    return typeof value === 'string' && ID.test(value) ? [[member, value] as const] : [];
  });
  return Object.fromEntries(ids);
}
