import { EFFECTS, type Effect, ENTITY_TYPES, type EntityType } from '@namesake/engine/vocabulary';
import { membersOf, textValue } from '../../fields/members.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { isPrivateField, PRIVATE_FIELDS, type PrivateField } from './fields.ts';

/** How dates are written if only the order is unclear: `03/04/1957`. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;

/** Maps columns of a file to fields of a listing. */
export type PrivateMapping = {
  readonly title?: string;
  readonly publisher?: string;
  /** Field → headings; if a field has several, all are read. */
  readonly columns: ReadonlyMap<PrivateField, readonly string[]>;
  /** Sheet of a workbook; without it, the first sheet with the headings. */
  readonly sheet?: string;
  /** Separator of several values in one cell. */
  readonly split: string;
  readonly dateOrder: (typeof DATE_ORDERS)[number];
  readonly entityType: EntityType;
  readonly effect: Effect;
};

const MEMBERS = ['title', 'publisher', 'columns', 'sheet', 'split', 'dateOrder', 'defaults'];

/** Parses a mapping. Throws `ListRefused` listing every mistake. */
export function mappingOf(value: unknown): PrivateMapping {
  const mistakes: string[] = [];
  const members = membersOf(value);
  const defaults = membersOf(members.get('defaults'));
  const columns = new Map<PrivateField, readonly string[]>();
  for (const [field, headings] of membersOf(members.get('columns'))) {
    const list = (Array.isArray(headings) ? headings : [headings]).map(textValue).filter((text) => text !== undefined);
    if (!isPrivateField(field)) mistakes.push(`columns.${field} is no field; fields are ${known()}`);
    else if (list.length === 0) mistakes.push(`columns.${field} names no heading`);
    else columns.set(field, list);
  }
  for (const member of members.keys())
    if (!MEMBERS.includes(member)) mistakes.push(`${member} is not understood; members are ${MEMBERS.join(', ')}`);
  if (!columns.has('id'))
    mistakes.push('columns.id is missing: decisions belong to the id of a party, so it must be one that stays');
  if (!(['name', 'firstName', 'lastName'] as const).some((field) => columns.has(field)))
    mistakes.push('columns.name (or firstName and lastName) is missing');
  const entityType = oneOf(ENTITY_TYPES, defaults.get('entityType') ?? 'unknown', 'defaults.entityType', mistakes);
  const effect = oneOf(EFFECTS, defaults.get('effect') ?? 'unknown', 'defaults.effect', mistakes);
  const dateOrder = oneOf(DATE_ORDERS, members.get('dateOrder') ?? 'day-first', 'dateOrder', mistakes);
  if (mistakes.length > 0 || entityType === undefined || effect === undefined || dateOrder === undefined)
    throw new ListRefused('mapping', `has a mapping that is not understood: ${mistakes.join('; ')}`);
  const [title, publisher, sheet] = ['title', 'publisher', 'sheet'].map((member) => textValue(members.get(member)));
  return {
    columns,
    split: textValue(members.get('split')) ?? ';',
    dateOrder,
    entityType,
    effect,
    ...(title === undefined ? {} : { title }),
    ...(publisher === undefined ? {} : { publisher }),
    ...(sheet === undefined ? {} : { sheet }),
  };
}

/** The value if it is allowed. */
function oneOf<T extends string>(
  allowed: readonly T[],
  value: unknown,
  member: string,
  mistakes: string[],
): T | undefined {
  const found = allowed.find((each) => each === value);
  if (found === undefined) mistakes.push(`${member} must be one of ${allowed.join(', ')}`);
  return found;
}

function known(): string {
  return Object.keys(PRIVATE_FIELDS).join(', ');
}
