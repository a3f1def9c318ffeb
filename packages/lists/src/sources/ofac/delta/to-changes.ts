import type { Listing, ListingId } from '@namesake/engine';
import { ListRefused } from '../../../list/list-refused.ts';
import type { Source } from '../../../list/source.ts';
import { attributeOf, itemsOf, type XmlElement } from '../../../xml/element.ts';
import { listsOf, toListing } from '../enhanced/to-listing.ts';
import { isOnList } from '../on-lists.ts';

/** One change of a list: a whole new record, or the end of one. */
export type DeltaChange =
  | { readonly action: 'add' | 'modify'; readonly id: ListingId; readonly listing: Listing }
  | { readonly action: 'delete'; readonly id: ListingId };

const ACTIONS: readonly (readonly [word: RegExp, action: DeltaChange['action']])[] = [
  [/^add$/i, 'add'],
  [/^(?:modify|change|update)$/i, 'modify'],
  [/^(?:delete|remove)$/i, 'delete'],
];

/** The change that an `entity` of a delta file makes to this list; undefined if it only concerns OFAC's other list. */
export function changeOf(entity: XmlElement, source: Source): DeltaChange | undefined {
  const lists = listsOf(entity);
  if (!isOnList(lists, source)) return undefined;
  const uid = attributeOf(entity, 'id');
  if (uid === undefined) throw new ListRefused('malformed', 'has an entity without id');
  const id = `${source.id}:${uid}` as const;
  // An entity without an action of its own is present because part of it changed.
  const action = actionOf(entity) ?? 'modify';
  if (action === 'delete') return { action, id };
  const now = withoutDeleted(entity);
  const left = listsOf(now);
  if (lists.length > 0 && (left.length === 0 || !isOnList(left, source))) return { action: 'delete', id };
  const listing = toListing(now, source);
  if ('rejected' in listing) {
    throw new ListRefused('malformed', `has only part of the record ${uid}: take the whole list instead`);
  }
  return { action: isNewHere(entity, source) ? 'add' : action, id, listing };
}

/** A party that moved from OFAC's other list is marked as changed, but is new on this list. */
function isNewHere(entity: XmlElement, source: Source): boolean {
  const own = itemsOf(entity, 'sanctionsLists', 'sanctionsList').filter(({ text }) => isOnList([text], source));
  return own.length > 0 && own.every((list) => actionOf(list) === 'add');
}

function actionOf(element: XmlElement): DeltaChange['action'] | undefined {
  const word = attributeOf(element, 'action');
  if (word === undefined) return undefined;
  const action = ACTIONS.find(([known]) => known.test(word))?.[1];
  if (action !== undefined) return action;
  throw new ListRefused('malformed', `has the action "${word.slice(0, 40)}", which is not known`);
}

/** The current record: removed values are still in the file, marked. */
function withoutDeleted(element: XmlElement): XmlElement {
  const children = element.children.filter((child) => actionOf(child) !== 'delete').map(withoutDeleted);
  return { ...element, children };
}
