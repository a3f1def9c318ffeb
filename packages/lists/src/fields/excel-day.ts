const DAY_MS = 86_400_000;
/** Excel counts days from here, a phantom 29 February 1900 included. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);

/** ISO day of an Excel serial number of a day from 1908 on; undefined for anything else, a year among them. */
export function excelDay(text: string | undefined): string | undefined {
  if (text === undefined || !/^(?:\d{5}|[3-9]\d{3})(?:\.\d+)?$/.test(text.trim())) return undefined;
  return new Date(DAY_ZERO_MS + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
}
