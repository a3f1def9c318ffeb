import type { Gender } from '@namesake/engine';

/** Gender as stated by a publisher; undefined for blank, "unknown" and "not applicable". */
export function genderOf(text: string | undefined): Gender | undefined {
  switch (text?.trim().toLowerCase()) {
    case 'm':
    case 'male':
      return 'male';
    case 'f':
    case 'female':
      return 'female';
    case 'other':
    case 'x':
      return 'other';
    default:
      return undefined;
  }
}
