// Fails if a comment, a message or a page contains a phrase that reads like a riddle, and suggests a replacement. Takes
// folders to check; without any, the whole repository.
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** Phrases: pattern, replacement, and a sample that the pattern must find. Each run tests the samples. */
const RIDDLES = [
  [/\bwhat is made of (?:it|them|this)\b/i, 'name the result', 'What is made of it may be kept with it'],
  [/\b(?:hold|holds|held|holding)(?: \w+){0,3} up\b/i, 'blocks, delays', 'A swap holds up nobody'],
  [/\bwaits? for nobody\b/i, 'does not wait', 'The few short reads that wait for nobody'],
  [/\bso many (?!.*\bthat\b)\w+/i, 'that many, N, this number of', 'After so many days it is a result again'],
  [/\btells? (?:nothing )?of\b/i, 'reports, names, says about', 'an event that tells of nothing'],
  [/\bno more(?=[.,;:)'"]|$)/i, 'no longer', 'versions that are searched no more'],
  [/\bwaits? for (?:your|a|the) word\b/i, 'needs your approval', '19 removals wait for your word'],
  [
    /\bwho comes (?:while|next|later|first)\b/i,
    'callers while …; the next caller',
    'The answer to who comes while texts wait',
  ],
  [/\bnothing is lost on\b/i, 'is kept', 'Nothing is lost on the way'],
  [/\bnothing that is not\b/i, 'say it without the second "not"', 'nothing that is not found proves anything'],
  [/\bheld to be\b/i, 'matched as, counted as', 'Words held to be the same'],
  [
    /\b(?:is|are|was|were) asked for\b(?! (?:a|an|its|it|their|another)\b)/i,
    'is requested; requires; the query',
    'the party that is asked for',
  ],
  [/\bwhat\b[\w' ]{0,30}\b(?:came|comes) to\b/i, 'the result or outcome of …', 'what a row came to'],
  [/\bgoes without\b(?! saying)/i, 'continues without …', 'where it cannot be written, Node goes without'],
  [
    /\bas (?:it|they) (?:lies?|lay) there\b/i,
    'as stored; in its present state',
    'the next start seals it as it lies there',
  ],
  [/\bnobody (?:is|was) reached\b/i, 'the host is unreachable', 'where nobody is reached a second try is the last'],
  [/\bnobody knows\b/i, 'unknown', 'null where nobody knows'],
  [/\bnobody (?:goes on with|went on with)\b/i, 'abandoned', 'drafts that nobody goes on with'],
  [/\bnobody (?:asks?|asked)(?: for)?\b/i, 'not requested', 'listings that nobody asks for'],
  [
    /\b(?:alarms?|floods?|joins?|clears?) nobody\b/i,
    'causes no alarm; clears no party',
    'a word of an address alarms nobody',
  ],
  [/\bclears? somebody\b/i, 'clears a party', 'rows that can clear somebody'],
  [/\bto who (?!may|can|has)/i, 'to a person who …', 'to who screens payments that is an alarm'],
  [
    /(?:^|[.;:] )Who (?:holds|kept|leaks|writes|deletes|proves|comes) [^?]*$/,
    'Anybody who …; An attacker who …',
    'Who holds the secret can rewrite all',
  ],
  [/\b(?:is|are) told (?:of|by|as)\b/i, 'is reported', 'a legal form is told by another rule'],
  [/\bnobody's business\b/i, 'is not needed', 'the make of a key is nobody’s business'],
];

const folders = process.argv.slice(2);
const isWanted = (path) => folders.length === 0 || folders.some((folder) => path.startsWith(folder));
const isForeign = (path) => /(?:^|[/\\])(?:node_modules|dist|fixtures)$/.test(String(path));
const find = (patterns) =>
  globSync(patterns, { exclude: isForeign })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isWanted)
    .sort();

selfTest();
const sources = find('{packages/*/src,packages/*/tools,bench,e2e,tools}/**/*.{ts,tsx,js}').filter(
  (path) => !/\.gen\.\w+$|^tools\/plain-english\.js$/.test(path),
);
const pages = find(['*.md', 'docs/**/*.md', '{packages,bench,e2e,deploy,.github}/**/*.md']);
// A check that sees nothing would pass.
if (sources.length + pages.length === 0) throw new Error('no sources and no pages were found');
const problems = [...sources.flatMap(riddlesInSource), ...pages.flatMap(riddlesInPage)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} riddles: write plain English`);
process.exit(problems.length === 0 ? 0 : 1);

/** Text of a source that readers see: comments without delimiters, and strings of more than one word. */
function riddlesInSource(path) {
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const found = comments.flatMap(({ value, start }) => riddlesOf(value.replace(/^\s*\*? ?/gm, ''), start));
  const see = (value, start) => (/\S\s+\S/.test(value) ? found.push(...riddlesOf(value, start)) : undefined);
  new Visitor({
    Literal: ({ value, start }) => (typeof value === 'string' ? see(value, start) : undefined),
    TemplateElement: ({ value, start }) => see(value.cooked ?? value.raw, start),
    JSXText: ({ value, start }) => see(value, start),
  }).visit(program);
  return found.map(({ start, says }) => `${path}:${text.slice(0, start).split('\n').length} ${says}`);
}

/** Code is not checked. */
function riddlesInPage(path) {
  const text = readFileSync(path, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));
  const paragraphs = [...text.matchAll(/[^\n]+(?:\n(?!\s*(?:[-|#>]|\d+\.|\n))[^\n]+)*/g)];
  return paragraphs.flatMap(({ 0: paragraph, index }) =>
    riddlesOf(paragraph, index).map(
      ({ start, at, says }) => `${path}:${text.slice(0, start + at).split('\n').length} ${says}`,
    ),
  );
}

function riddlesOf(value, start) {
  const line = value.replaceAll('’', "'").replace(/\s/g, ' ');
  return RIDDLES.flatMap(([pattern, instead]) => {
    const match = pattern.exec(line);
    return match === null ? [] : [{ start, at: match.index, says: `"${match[0].trim()}": ${instead}` }];
  });
}

/** Shows that each pattern can fail. */
function selfTest() {
  for (const [pattern, instead, sample] of RIDDLES)
    if (!riddlesOf(sample, 0).some(({ says }) => says.endsWith(instead)))
      throw new Error(`${pattern} does not find its sample "${sample}"`);
}
