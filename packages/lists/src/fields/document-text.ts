import { countryCode } from './country-code.ts';
import { parseDay } from './parse-day.ts';

/** Facts in prose about a document: "Libyan passport, issued on 5 May 2001, expires 4 May 2006". */
export type DocumentText = { readonly country?: string; readonly issuedOn?: string; readonly expiresOn?: string };

const DAY = '(\\d{1,2}[./]\\d{1,2}[./]\\d{4}|\\d{1,2}\\s+[A-Za-z]{3,9}\\.?\\s+\\d{4})';
const ISSUED = new RegExp(`\\b(?:issued?|date of issue|issue date)(?:\\s+on)?\\s*:?\\s*${DAY}`, 'i');
const EXPIRES = new RegExp(
  `\\b(?:expir\\w*|valid until|valid to|date of expir\\w*)(?:\\s+(?:date|on|until))?\\s*:?\\s*${DAY}`,
  'i',
);
const ISSUED_IN = /\bissued (?:in|by)\s+(?:the\s+)?([^,.;()]+(?:,\s*[^,.;()]+)*)/i;

/** Reads the country and dates in prose. Unreadable facts are absent. */
export function readDocumentText(text: string): DocumentText {
  const country = countryOf(text);
  const issuedOn = parseDay(dotted(ISSUED.exec(text)?.[1]));
  const expiresOn = parseDay(dotted(EXPIRES.exec(text)?.[1]));
  return {
    ...(country === undefined ? {} : { country }),
    ...(issuedOn === undefined ? {} : { issuedOn }),
    ...(expiresOn === undefined ? {} : { expiresOn }),
  };
}

function dotted(day: string | undefined): string | undefined {
  return day?.replaceAll('.', day.includes('/') || /[a-z]/i.test(day) ? '' : '/');
}

/** A country at the beginning of the text ("Afghan national identification card"), or the country of issue. */
function countryOf(text: string): string | undefined {
  const words = text
    .replace(/[()]/g, ' ')
    .trim()
    .split(/[\s,.:;]+/);
  for (let count = Math.min(words.length, 6); count > 0; count -= 1) {
    const code = countryCode(words.slice(0, count).join(' '));
    if (code !== undefined) return code;
  }
  const place = ISSUED_IN.exec(text)?.[1] ?? '';
  return place
    .split(',')
    .map(countryCode)
    .findLast((code) => code !== undefined);
}

/** A document number and the text around it. */
export type DocumentNumber = { readonly value: string; readonly around?: string };

const LABELLED =
  /^(.*\b(?:numbers?|no|nr|code|card|№)\b[.:]*)\s*:?\s*((?:[A-Z]{1,4}[- ]{0,2})?[A-Z]{0,4}\d[\dA-Z/.\- ]*)(.*)$/i;
/** `ИНН 7700000000`, `TIN 78…`, `# 54…`: the name of the number precedes it, or follows in brackets. */
const PREFIX = /^(?:ИНН|КПП|УНП|ОГРН|ОКПО|TIN|INN|OGRN|SSN|Group ID|#|:)[\s:.#]*(?=[A-Z]{0,3}\d)/iu;
const SUFFIX = /^(\d{5,})\s*\((\p{L}{2,8})\)$/u;
const PURE = /^(?=.*\d)[A-Z0-9][A-Z0-9/.\-()№ ]*$/i;

/**
 * Extracts the number: `Congo service passport number SA0000249` gives `SA0000249` and the words around it. A text that
 * is only a number stays unchanged, except for stray quotes and a trailing comma.
 */
export function documentNumber(text: string): DocumentNumber | undefined {
  const tidy = text.replace(/^['’\s]+|[\s,;.]+$/g, '');
  if (tidy === '' || !/\d/.test(tidy)) return tidy.length > 2 && !/\s/.test(tidy) ? { value: tidy } : undefined;
  const [prefix] = PREFIX.exec(tidy) ?? [];
  if (prefix !== undefined) return { value: tidy.slice(prefix.length), around: prefix.trim() };
  const [, number, suffix] = SUFFIX.exec(tidy) ?? [];
  if (number !== undefined && suffix !== undefined) return { value: number, around: suffix };
  const [, before, value, after] = LABELLED.exec(tidy) ?? [];
  if (value !== undefined && before !== undefined) {
    const around = `${before.trim()} ${(after ?? '').trim()}`.trim();
    return { value: value.replace(/\s+(?:issued|expired?s?|under|of|in|on).*$/i, '').trim(), around };
  }
  if (PURE.test(tidy) || tidy.length < 24) return { value: tidy };
  return numberAtEnd(tidy) ?? (tidy.length < 40 ? { value: tidy } : undefined);
}

/** `Ruritanian travel document (“Ausweis”) A 0000243`: words, then a number that is not a year. */
function numberAtEnd(text: string): DocumentNumber | undefined {
  const [, around, value] = /^(.*?\s)((?:[A-Z]{1,3} )?(?:N°)?(?=\S*\d{3})[\dA-Z/.-]{5,})$/.exec(text) ?? [];
  return around === undefined || value === undefined ? undefined : { value, around: around.trim() };
}
