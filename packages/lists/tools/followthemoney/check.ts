// Writes every listing of the lists in a folder, and of the sample, as FollowTheMoney, and has the followthemoney
// package of Python check it: node packages/lists/tools/followthemoney/check.ts ../shared/lists/current
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityType, Listing } from '@namesake/engine';
import { edgeOf, readListsDir, sampleListings, sanctionOf, tiesOf, toFtm } from '../../src/index.ts';

const HERE = import.meta.dirname;
const VENV = join(tmpdir(), 'namesake-followthemoney');
const PYTHON = join(VENV, 'bin', 'python');

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

if (!existsSync(PYTHON)) run('python3', ['-m', 'venv', VENV]);
run(PYTHON, ['-m', 'pip', 'install', '--quiet', '--require-virtualenv', '-r', join(HERE, 'requirements.txt')]);

const listings: Listing[] = [...sampleListings().listings];
const [folder] = process.argv.slice(2);
if (folder !== undefined) {
  const { loaded } = await readListsDir(folder, { onListing: (listing) => listings.push(listing) });
  process.stdout.write(`${loaded.map(({ id, records }) => `${id} ${records}`).join(', ')}\n`);
}

const types = new Map<string, EntityType>(listings.map(({ id, entityType }) => [id, entityType]));
const check = spawn(PYTHON, [join(HERE, 'check.py')], { stdio: ['pipe', 'inherit', 'inherit'] });
const ended = once(check, 'close');

// Publishers give names of other parties, hardly ever their ids: two invented relations stand for such.
const ties = ['Brother of', 'Owned by'].map((kind) => {
  const [party, other] = [
    { id: 'own:1_', entityType: 'person' as const },
    { id: 'own:2', entityType: 'person' as const },
  ];
  return edgeOf({ direction: 'from', kind, share: '51.00', listing: 'own:1_', list: 'own', former: true, party, other })
    .edge;
});

for (const entity of [...ties, ...listings.flatMap(besides)])
  if (!check.stdin.write(`${JSON.stringify(entity)}\n`)) await once(check.stdin, 'drain');
check.stdin.end();
const [code] = await ended;
process.exitCode = code === 0 ? 0 : 1;

/** A listing as a party, its measure, and its relations to others. */
function besides(listing: Listing): object[] {
  const { id, list, entityType } = listing;
  const sanction = sanctionOf(listing, id, list);
  const edges = tiesOf(listing, '2026-01-01').flatMap((tie) => {
    const otherType = tie.listing === undefined ? undefined : types.get(tie.listing);
    if (tie.listing === undefined || otherType === undefined) return [];
    const ends = { party: { id, entityType }, other: { id: tie.listing, entityType: otherType } };
    return [edgeOf({ ...ends, ...tie, direction: 'from', listing: id, list }).edge];
  });
  return [toFtm(id, [listing]), ...(sanction === undefined ? [] : [sanction]), ...edges];
}
