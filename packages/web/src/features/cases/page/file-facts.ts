import { caseFileWords } from '#shared/messages/en/case-work.ts';

const TYPES: Readonly<Record<string, string>> = caseFileWords.types;

/** "PDF" for a media type; the media type itself if it has no short name. */
export const fileType = (mediaType: string): string => TYPES[mediaType] ?? mediaType;

const KILO = 1_024;
const MEGA = KILO * KILO;

/** "48 kB", "1.4 MB": one decimal below ten. */
export function fileSize(bytes: number): string {
  if (bytes < KILO) return `${bytes}\u00A0B`;
  const [value, unit] = bytes < MEGA ? [bytes / KILO, 'kB'] : [bytes / MEGA, 'MB'];
  return `${value.toFixed(value < 10 ? 1 : 0)}\u00A0${unit}`;
}
