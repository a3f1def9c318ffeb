/** What JSON gives, with members that are unknown. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** The members of an object, or of an array by number; none of any other value. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/** The members of an object in JSON; none where the text is damaged or anything else. */
export function recordIn(json: string): JsonRecord {
  try {
    return recordOf(JSON.parse(json));
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null;
