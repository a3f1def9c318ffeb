import { type Comparison, compare, DEFAULT_POLICY, ENTITY_TYPES, type EntityType, loadModel } from '@namesake/engine';

const model = loadModel();
const typeOf = (text: string | undefined): EntityType =>
  ENTITY_TYPES.find((type) => type === text?.toLowerCase()) ?? 'unknown';

/** Compares a query text with one listed name, on the path of a search. */
export const compareNames = (searchText: string, listed: string, type?: string): Comparison =>
  compare(
    { searchText, ...(type && { type: typeOf(type) }) },
    { ...(type && { type: typeOf(type) }), names: [listed] },
    DEFAULT_POLICY,
    model,
  );
