import { loadIndex } from '../lists/load-index.ts';
import { measureContacts } from './printed-contacts.ts';
import { measureDates } from './printed-dates.ts';
import { type MissedString, measureNumbers } from './printed-numbers.ts';

export type PrintedOptions = {
  readonly lists: string;
  readonly cases: string;
  readonly json: boolean;
  /** Only `numbers`, `dates` or `contacts`. */
  readonly only?: string | undefined;
  /** Prints misses: everything (`all`), or those whose list, string or way contains this. */
  readonly rows?: string | undefined;
};

/** Measures whether values are found as lists print them: numbers, birth dates, and contacts of the loaded lists. */
export async function measurePrinted({ lists, cases, json, only, rows }: PrintedOptions) {
  const isAsked = (part: string): boolean => only === undefined || only.split(',').includes(part);
  const numbers = isAsked('numbers') ? await measureNumbers(cases) : undefined;
  const dates = isAsked('dates') ? await measureDates(cases) : undefined;
  const contacts = isAsked('contacts') ? measureContacts(await loadIndex(lists)) : undefined;
  const missed = [numbers, dates, contacts].flatMap((part) => part?.missed ?? []).concat(dates?.keptDates ?? []);
  if (!json) {
    if (numbers)
      console.log(
        `numbers: ${numbers.tried} searched, ${missedIn(numbers.missed)}; ${numbers.noNumber} rows have none`,
      );
    if (dates)
      console.log(
        `dates: ${dates.tried}: ${dates.read} read, ${dates.kept} kept in words (${dates.keptDates.length} that hold a date), ${missedIn(dates.missed)}`,
      );
    if (contacts) console.log(`contacts: ${contacts.tried} searched, ${missedIn(contacts.missed)}`, contacts.byKind);
  }
  if (rows !== undefined)
    for (const line of missed.map(lineOf).filter((text) => rows === 'all' || text.includes(rows))) console.log(line);
  return { numbers, dates, contacts };
}

function missedIn(missed: readonly MissedString[]): string {
  const ways = new Map<string, number>();
  for (const way of missed.flatMap((one) => one.ways)) ways.set(way, (ways.get(way) ?? 0) + 1);
  const by = [...ways].map(([way, count]) => `${way} ${count}`).join(', ');
  return `${missed.length} missed${by === '' ? '' : ` (${by})`}`;
}

const lineOf = ({ list, printed, value, ways }: MissedString): string =>
  `${list}  ${JSON.stringify(value)}  [${ways.join(', ')}]  ${JSON.stringify(printed)}`;
