import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openKept } from '../lists/kept-lists.ts';
import { LISTS_DIR, LISTS_PORT } from '../lists/lists-for-tests.ts';
import type { LoadedLists } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';

/** Whether the official lists are on this machine. Tests that need them skip otherwise, with a message. */
export const hasOfficialLists = sharedDir() !== undefined;
if (!hasOfficialLists) console.warn('Skipped: no ../shared/lists on this machine.');

let opening: Promise<LoadedLists> | undefined;

/** The index of all official lists: built once for a run, and opened once for all laws that a thread checks. */
export function officialLists(): Promise<LoadedLists> {
  opening ??= open();
  return opening;
}

async function open(): Promise<LoadedLists> {
  const fault = await text(connect(Number(process.env[LISTS_PORT]), '127.0.0.1'));
  if (fault !== '') throw new Error(fault);
  return openKept(process.env[LISTS_DIR] ?? '');
}
