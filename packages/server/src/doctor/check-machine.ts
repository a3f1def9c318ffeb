import { availableParallelism, totalmem } from 'node:os';
import type { Examined } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';
import { sizeText } from './size-text.ts';

const MIB = 2 ** 20;
const LEAST_NODE = 24;

/**
 * Memory of the service and of a load, as measured with 66,724 and with 4.1 million listings: see
 * docs/guide/operating.md, Memory.
 */
const SERVICE = { base: 450 * MIB, perListing: 470 };
const LOAD = { base: 600 * MIB, perListing: 1_700 };
/** For an unknown number of listings: that of the default downloads. */
const USUAL_LISTINGS = 70_000;

/** Resources of the machine, in bytes and cores. */
export type Machine = { readonly node: string; readonly memory: number; readonly cores: number };

/** The machine or container of this process. */
const thisMachine = (): Machine => {
  const limit = process.constrainedMemory();
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem();
  return { node: process.versions.node, memory, cores: availableParallelism() };
};

/** Checks that Node, memory and cores suffice for these lists. */
export function checkMachine({ lists, settings }: Examined, machine = thisMachine()): readonly Found[] {
  const { node, memory, cores } = machine;
  const known = lists.versions.reduce((sum, { records }) => sum + records, 0);
  const listings = known === 0 ? USUAL_LISTINGS : known;
  const load = LOAD.base + listings * LOAD.perListing;
  const whole = load + SERVICE.base + listings * SERVICE.perListing;
  return [
    Number(node.split('.')[0]) >= LEAST_NODE
      ? ok(`Node ${node}.`)
      : problem(`Node ${node} is too old.`, `Install Node ${LEAST_NODE} or later.`),
    memoryFound(memory, load, whole, listings),
    cores > 1
      ? ok(`${cores} cores.`)
      : warning('One core: a load of lists and long texts compete with searches.', 'Give the machine a second core.'),
    ...(settings.searchThreads > cores
      ? [
          warning(
            `NAMESAKE_SEARCH_THREADS is ${settings.searchThreads}, more than the ${cores} cores.`,
            'Unset it: the default is one less than the machine has cores.',
          ),
        ]
      : []),
  ];
}

function memoryFound(memory: number, load: number, whole: number, listings: number): Found {
  const need = `${listings.toLocaleString('en')} listings need ${sizeText(whole)}: the service ${sizeText(whole - load)}, and ${sizeText(load)} while lists are loaded`;
  const text = `${sizeText(memory)} of memory; ${need}.`;
  if (memory >= whole) return ok(text);
  const fix = 'Give the machine or container more memory, or load fewer lists.';
  return memory < load ? problem(text, fix) : warning(text, fix);
}
