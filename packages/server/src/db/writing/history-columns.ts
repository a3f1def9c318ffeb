import { recordIn } from '../../lib/formats/record.ts';
/** What the history finds a screening by, and only the request says: null where it is absent. */
export type HistoryColumns = {
  /** Null also of the default policy. */
  readonly policy: string | null;
  readonly externalRef: string | null;
};

const NONE: HistoryColumns = { policy: null, externalRef: null };

/** The columns of a screening that repeat a part of its request. */
export function historyColumns(request: string): HistoryColumns {
  try {
    const { policy, externalRef } = recordIn(JSON.parse(request));
    return { policy: policy === 'default' ? null : textOf(policy), externalRef: textOf(externalRef) };
  } catch {
    return NONE;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? storable(value) : null);

/** Databases hold no NUL in a text and no half of a surrogate pair; a filter is changed in the same way. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
