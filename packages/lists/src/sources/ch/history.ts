import { parseDay } from '../../fields/parse-day.ts';
import { attributeOf, childrenOf, type XmlElement } from '../../xml/element.ts';

/** Start of a target's listing, and whether it is still listed. */
export type History = {
  readonly status: 'active' | 'delisted';
  readonly listedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
};

/**
 * De-listed targets stay in the file. The modification with the latest effective date decides, regardless of file
 * order; if two of one day disagree, or none is dated, the target counts as listed.
 */
export function historyOf(target: XmlElement): History {
  const changes = childrenOf(target, 'modification').map((change) => ({
    type: attributeOf(change, 'modification-type'),
    day: parseDay(attributeOf(change, 'effective-date') ?? attributeOf(change, 'publication-date')),
  }));
  const days = changes.map(({ day }) => day).filter((day) => day !== undefined);
  const latest = days.reduce<string | undefined>(
    (last, day) => (last === undefined || day > last ? day : last),
    undefined,
  );
  const decisive = changes.filter(({ day }) => day === latest);
  const isGone = decisive.length > 0 && decisive.every(({ type }) => type === 'de-listed');
  const listed = changes.filter(({ type, day }) => type === 'listed' && day !== undefined).map(({ day }) => day ?? '');
  return { status: isGone ? 'delisted' : 'active', listedOn: listed.sort()[0], updatedOn: latest };
}
