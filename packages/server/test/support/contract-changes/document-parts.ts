export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
export const objectIn = (of: Json, member: string): Json => (isObject(of[member]) ? of[member] : {});
export const listIn = (of: Json, member: string): readonly unknown[] => (Array.isArray(of[member]) ? of[member] : []);
export const lost = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.filter((one) => !after.includes(one));

export const entries = (of: Json): readonly (readonly [string, Json])[] =>
  Object.entries(of).flatMap(([name, value]) => (isObject(value) ? [[name, value] as const] : []));

/** A part of a document, behind any number of references. */
export function resolved(value: unknown, document: Json): Json {
  if (!isObject(value)) return {};
  if (typeof value['$ref'] !== 'string') return value;
  const target = value['$ref'].split('/').slice(1).reduce<Json>(objectIn, document);
  return resolved(target, document);
}
