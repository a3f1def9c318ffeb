import { type DiagnoseRequest, diagnoseRequestSchema, parseRequest } from '@namesake/contract';
import { DEFAULT_POLICY, type Diagnosis, diagnose, findByName, loadModel, openImage } from '@namesake/engine';
import { ConfigError } from '../lib/errors/config-error.ts';
import { applyRequest } from '../modules/search/apply-request.ts';
import { datesOfSearch, futureDates } from '../modules/search/check-birth-dates.ts';
import { presentTokens } from '../modules/search/present-hit.ts';
import { readNumber, readOptionsAndTexts, UsageError } from './command/command.ts';
import { diagnosisText } from './screening/diagnosis-text.ts';
import { type LoadedIndex, loadIndex } from './screening/load-index.ts';

const USAGE = `Explain why a text finds a listed party, or does not: the search, step by step.

Usage: namesake explain --lists DIR (--listing ID | --name NAME) [options] "text"

  --lists DIR         folder with official list files
  --listing ID        the party that should be found, by the id of any of its listings
  --name NAME         the same, by name: the listing that matches best
  --type TYPE         person, organization, vessel, aircraft or wallet
  --birth-date D      1952-10-07, 1952-10, 1952, "7 Oct 1952", "circa 1952" …
  --threshold N       name score (50-100) from which a party is a result   75
  --limit N           most results (1-100)                                 25
  --include-delisted  include delisted parties that the list still carries
  --json              everything, as one JSON object

Examples:
  namesake explain --lists ./official-lists "O. Vestrakoff" --listing us_ofac_sdn:123
  namesake explain --lists ./official-lists "Vestrakov Trading" --name "Orlan Vestrakov" --json
`;

/** Traces one party through a search on the lists of a folder. */
export async function explainCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, {
    lists: { type: 'string' },
    listing: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    'birth-date': { type: 'string' },
    threshold: { type: 'string' },
    limit: { type: 'string' },
    'include-delisted': { type: 'boolean' },
    json: { type: 'boolean' },
  });
  const { lists, listing, name } = values;
  if (lists === undefined) throw new UsageError('Say which lists to look in: --lists DIR.');
  if (texts.length !== 1) throw new UsageError('Give one text, in quotation marks.');
  if ((listing === undefined) === (name === undefined))
    throw new UsageError('Say which party should be found: either --listing ID or --name NAME.');
  const request = requestOf({
    searchText: texts[0],
    expectedEntityId: listing,
    expectedName: name,
    type: values.type,
    birthDate: values['birth-date'],
    threshold: readNumber('threshold', values.threshold, 50, 100),
    limit: readNumber('limit', values.limit, 1, 100),
    includeDelisted: values['include-delisted'],
  });
  const warn = (line: string): void => void process.stderr.write(`${line}\n`);
  const loaded = await loadIndex(lists, () => {}, warn);
  const index = openImage(loaded.image, loadModel());
  const id = listing ?? findByName(index, name ?? '');
  if (id === undefined) throw new ConfigError('No loaded list has a name like this. Give its id with --listing.');
  const { query, policy } = applyRequest(request, { base: DEFAULT_POLICY, standard: DEFAULT_POLICY, lists: [] });
  const diagnosis: Diagnosis = diagnose(index, query, policy, id);
  const own = new Set(diagnosis.listings.map(({ list }) => list));
  const versions = loaded.versions.filter((version) => own.has(version.id) || id.startsWith(`${version.id}:`));
  process.stdout.write(
    values.json === true
      ? `${JSON.stringify(answerOf(diagnosis, versions), null, 2)}\n`
      : diagnosisText(diagnosis, versions),
  );
}

/** A diagnosis in API form. */
function answerOf({ names, ...diagnosis }: Diagnosis, versions: LoadedIndex['versions']) {
  return {
    ...diagnosis,
    names: names.map((name) => ({ ...name, tokens: presentTokens(name.tokens) })),
    lists: versions.map(({ id, version, sha256 }) => ({ id, version, sha256 })),
  };
}

/** @throws UsageError with the API's message */
function requestOf(given: Readonly<Record<string, unknown>>): DiagnoseRequest {
  const members = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const parsed = parseRequest(diagnoseRequestSchema, members, { lenient: false });
  const errors = parsed.ok ? futureDates(datesOfSearch(parsed.value), Date.now()) : parsed.errors;
  if (parsed.ok && errors.length === 0) return parsed.value;
  throw new UsageError(errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join(' '));
}
