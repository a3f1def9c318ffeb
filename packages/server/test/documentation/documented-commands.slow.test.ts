import { beforeAll, describe, expect, it } from 'vitest';
import { sdnXmlOf } from '../support/ofac-list-of.ts';
import { testDatabase } from '../support/postgres.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';
import { commandsOf, type DocumentedCommand, documentedCommands } from './commands/documented-commands.ts';
import { NOT_RUN } from './commands/not-run.ts';
import { SPECIAL } from './commands/special.ts';
import { specialOf, type Tried, tryCommands } from './commands/try-commands.ts';
import { Workshop, type WorkshopOptions } from './commands/workshop.ts';

const ALL = documentedCommands();
const fits = (one: string, text: string): boolean => text.startsWith(one) || text.endsWith(one);
const RUN = ALL.filter(({ text }) => !NOT_RUN.some(({ commands }) => commands.some((one) => fits(one, text))));
const pageOf = (page: string): string => (page === 'README.md' ? page : `docs/guide/${page}.md`);

/** Pages whose commands need loaded lists; of the others all run on the sample. */
const ON_LISTS = ['cli', 'lists', 'receipts'].map(pageOf);
/** This one asks for second persons from then on. */
const LAST = pageOf('decisions');
const OF_POSTGRES = pageOf('postgresql');
/** Commands of other pages that are another path on PostgreSQL. */
const AGAIN_ON_POSTGRES = [
  'tokens create --name payments',
  'tokens list',
  'users list',
  'jobs list',
  'keys list',
  'keys rotate',
  'proof confirm --show',
  'evidence --from',
  'backup --note',
  'policies/payments',
  'api/v1/lookbacks',
  'api/v1/searches?',
  '@customers.csv',
  'api/v1/retention',
];

const ofPage = (page: string) =>
  RUN.filter((one) => one.page === page && specialOf(one.text)?.only === undefined && page !== OF_POSTGRES);
const pages = [...new Set(RUN.map(({ page }) => page))].filter((page) => ofPage(page).length > 0);
const onSample = pages
  .filter((page) => !ON_LISTS.includes(page))
  .sort((a, b) => Number(a === LAST) - Number(b === LAST));

/** The sample alone, lists of which removals wait for an approval, and PostgreSQL. */
async function onTheSample(): Promise<readonly Tried[]> {
  // Nothing is sent: a mail server is only named.
  const environment = { NAMESAKE_SMTP_URL: 'smtp://127.0.0.1?tls=none', NAMESAKE_MAIL_FROM: 'namesake@example.org' };
  return inWorkshop({ environment }, onSample.flatMap(ofPage));
}

async function onTheLists(): Promise<readonly Tried[]> {
  const companies = (count: number) => ['Orlan Vestrakov', ...numbers(1, count).map((at) => `Vranok Trading ${at}`)];
  const day = (date: string, count: number, upTo: number) => ({
    'sdn.xml': sdnXmlOf(date, companies(count)),
    'consolidated.xml': unListOf(date, numbers(10, upTo)),
  });
  return inWorkshop({ lists: [day('2026-03-01', 60, 30), day('2026-03-02', 20, 31)] }, ON_LISTS.flatMap(ofPage));
}

async function onPostgres(): Promise<readonly Tried[]> {
  const database = await testDatabase('made');
  const NAMESAKE_SECRET = 'an invented secret of 32 letters and more';
  const environment = { NAMESAKE_DATABASE_URL: database.url, NAMESAKE_SECRET };
  try {
    return await inWorkshop({ environment }, RUN.filter(isOfPostgres));
  } finally {
    await database.drop();
  }
}

const isOfPostgres = ({ page, text }: DocumentedCommand): boolean =>
  page === OF_POSTGRES || AGAIN_ON_POSTGRES.some((part) => text.includes(part));

async function inWorkshop(options: WorkshopOptions, commands: readonly DocumentedCommand[]): Promise<readonly Tried[]> {
  const workshop = await Workshop.open(options);
  try {
    return await tryCommands(workshop, commands);
  } finally {
    await workshop.close();
  }
}

describe('commands of the documentation', () => {
  it('are run, or listed with the reason why not; what is listed or particular is there', () => {
    const texts = ALL.map(({ text }) => text);
    const gone = NOT_RUN.flatMap(({ commands }) => commands.filter((one) => !texts.some((text) => fits(one, text))));
    expect(gone).toEqual([]);
    expect(SPECIAL.filter((special) => !texts.some((text) => specialOf(text) === special))).toEqual([]);
    expect(AGAIN_ON_POSTGRES.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([]);
  });

  it('may go on over lines, by a backslash, an open quote or an export', () => {
    const block = "one --a \\\n  --b\n\ntwo 'x\ny' # it's a comment\nthree \"it's\"\nexport A=1\nfour\n";
    expect(commandsOf(block)).toEqual([
      'one --a \\\n  --b',
      "two 'x\ny' # it's a comment",
      'three "it\'s"',
      'export A=1\nfour',
    ]);
  });

  describe('work as written', () => {
    let tried: readonly Tried[];
    // Starting a program takes most of the time: the three go on side by side.
    beforeAll(async () => {
      tried = (await Promise.all([onTheSample(), onTheLists(), onPostgres()])).flat();
      process.stdout.write(reportOf(tried));
    });

    it.each([...pages, OF_POSTGRES])('in %s', (page) => {
      const came = tried.filter((one) => one.page === page);
      expect(came.length).toBeGreaterThanOrEqual(RUN.filter((one) => one.page === page).length);
      expect(came.flatMap(({ outcome }) => (typeof outcome === 'object' ? outcome.failed : []))).toEqual([]);
    });
  });
});

/** For readers of the run: what was run, by page. */
function reportOf(tried: readonly Tried[]): string {
  const lines = Object.entries(Object.groupBy(tried, ({ page }) => page)).flatMap(([page, of = []]) => [
    `${page}: ${of.length} commands`,
    ...of.map(
      ({ text, outcome }) =>
        `  ${typeof outcome === 'string' ? outcome : 'FAILED'}: ${text.replaceAll('\n', '\n    ')}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}
