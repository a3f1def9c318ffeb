/** The members of parsed JSON; none where it is no object. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
