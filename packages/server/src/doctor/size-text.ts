const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const;

/** Formats a number of bytes: 180 KiB, 1,188 MiB. */
export function sizeText(bytes: number): string {
  const at = bytes < 2 ** 10 ? 0 : bytes < 2 ** 20 ? 1 : bytes < 2 ** 34 ? 2 : 3;
  return `${Math.round(bytes / 1_024 ** at).toLocaleString('en')} ${UNITS[at] ?? 'bytes'}`;
}
