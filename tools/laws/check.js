// Fails if sources break a law of the house: interfaces, splinters, casts and module state. Each law is a file next to
// this one; `not-yet.js` lists the places that still need fixing.
import { objectCasts } from './casts.js';
import { loneInterfaces } from './interfaces.js';
import { NOT_YET, WHOLE_FILES } from './not-yet.js';
import { isIn, isTest, sourcesIn } from './sources.js';
import { lonelyFolders, splinters } from './splinters.js';
import { moduleState } from './state.js';

const packages = sourcesIn('packages/*/{src,test,tools}/**/*.{ts,tsx}');
const others = sourcesIn('{bench,e2e,tools}/**/*.{ts,tsx,js}');
const shipped = packages.filter(({ path }) => /^packages\/\w+\/src\//.test(path) && !isTest(path));
const whole = shipped.filter(({ path }) => isIn(path, WHOLE_FILES));
if (whole.length === 0) throw new Error(`${WHOLE_FILES.join(', ')}: no sources were found`);

const byPackage = Map.groupBy(packages, ({ path }) => path.split('/')[1]);
const problems = [
  ...held('interfaces', [...byPackage.values()].flatMap(loneInterfaces)),
  ...held('wholeFiles', splinters(whole, [...packages, ...others])),
  ...held('wholeFiles', lonelyFolders(whole)),
  ...held('casts', shipped.flatMap(objectCasts)),
  ...held('state', shipped.filter(({ path }) => !path.includes('/knowledge/')).flatMap(moduleState)),
];
for (const { path, line, says } of problems) console.error(`${path}${line === undefined ? '' : `:${line}`} ${says}`);
if (problems.length > 0) console.error(`${problems.length} places break a law: see tools/laws`);
process.exit(problems.length === 0 ? 0 : 1);

function held(law, found) {
  return found.filter(({ path }) => !isIn(path, NOT_YET[law]));
}
