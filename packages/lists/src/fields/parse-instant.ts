/** ISO 8601 instant from a publisher's timestamp; without a zone, UTC is assumed, never the machine's own. */
export function parseInstant(text: string | undefined): string | undefined {
  const [, date, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
      text?.trim() ?? '',
    ) ?? [];
  if (date === undefined) return undefined;
  const instant = new Date(`${date}T${time ?? '00:00:00'}${zone ?? 'Z'}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
