const DAY_MS = 86_400_000;
/** Day 0 of Excel, which counts a non-existent 29 February 1900. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);

/** ISO day of an Excel serial number from 1908 on; undefined for anything else, including years. */
export function excelDay(text: string | undefined): string | undefined {
  if (text === undefined || !/^(?:\d{5}|[3-9]\d{3})(?:\.\d+)?$/.test(text.trim())) return undefined;
  return new Date(DAY_ZERO_MS + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
}
