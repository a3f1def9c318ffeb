import type { PartialDate } from '@namesake/engine';
import { parseDate } from '../../fields/parse-date.ts';

/** Stems of the months, common to all grammatical cases. */
const MONTHS = ['січ', 'лют', 'бер', 'квіт', 'трав', 'черв', 'лип', 'серп', 'верес', 'жовт', 'листоп', 'груд'];
/** "21 березня 1945", "24 (28) серпня 1958", "в серпні 1980". */
const NAMED = new RegExp(
  `(?:(\\d{1,2})(?:\\s*\\((\\d{1,2})\\))?\\s+)?(${MONTHS.join('|')})[а-яіїє]*\\s+(\\d{4})`,
  'giu',
);
const YEARS = /(?<![\d.])(\d{4})\s*[-–—]\s*(\d{4})(?![\d.])/u;
/** "29.02.1963": for a day that does not exist, only the month is known. */
const NUMERIC = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/u;

/** "21 березня 1945 р.", "1957-1959 роки", "… або 7 червня 1968 р.": all dates in a text. */
export function datesIn(text: string): PartialDate[] {
  const whole = parseDate(text);
  if (whole !== undefined) return [whole];
  const named = [...text.matchAll(NAMED)].flatMap(([, day, otherDay, month = '', year]) => {
    const number = MONTHS.indexOf(month.toLowerCase()) + 1;
    const days = [day, otherDay].filter((each) => each !== undefined);
    return (days.length === 0 ? ['00'] : days).map((each) => `${each}/${number}/${year}`);
  });
  const [, from, to] = YEARS.exec(text) ?? [];
  const [, day, month, year] = NUMERIC.exec(text) ?? [];
  const numeric =
    year === undefined
      ? []
      : [parseDate(`${day}/${month}/${year}`) ? `${day}/${month}/${year}` : `00/${month}/${year}`];
  const found = named.length > 0 ? named : from === undefined ? numeric : [`${from}-${to}`];
  return found.map(parseDate).flatMap((date) => (date === undefined ? [] : [{ ...date, text }]));
}
