/** A JSON object with unknown members. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Members of an object, or of an array by index; empty for any other value. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

/** Members of a JSON object; empty if the text is invalid or has another type. */
export function recordIn(json: string): JsonRecord {
  try {
    return recordOf(JSON.parse(json));
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null;
