import { itemsIn, membersOf, textValue } from '../../fields/members.ts';

/** One value of a field, by its members: `{ "Pays": "…" }`. */
export type FieldValue = ReadonlyMap<string, string>;
/** All values of a party by kind of field, `TypeChamp`. */
export type Fields = ReadonlyMap<string, readonly FieldValue[]>;

/** Fields of one party. Blank members and those that are not strings are absent. */
export function fieldsOf(record: ReadonlyMap<string, unknown>): Fields {
  const fields = new Map<string, FieldValue[]>();
  for (const detail of itemsIn(record.get('RegistreDetail')).map(membersOf)) {
    const kind = textValue(detail.get('TypeChamp'));
    if (kind === undefined) continue;
    const values = itemsIn(detail.get('Valeur')).map(fieldValueOf);
    fields.set(kind, [...(fields.get(kind) ?? []), ...values.filter(({ size }) => size > 0)]);
  }
  return fields;
}

/** Members with that name in all values of a kind of field, without repetitions. */
export function textsOf(fields: Fields, kind: string, member: string): string[] {
  const texts = (fields.get(kind) ?? []).map((value) => value.get(member));
  return [...new Set(texts.filter((text) => text !== undefined))];
}

function fieldValueOf(value: unknown): FieldValue {
  const said = [...membersOf(value)].map(([name, member]) => [name, textValue(member)] as const);
  return new Map(said.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])));
}
