import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { randomFrom } from '../lists/random.ts';

const require = createRequire(import.meta.url);
const SEED = 20_261_124;

/** Names of the makers of network devices, by the registry of their addresses (oui-data, BSD-2-Clause): companies of all countries. */
function manufacturers(): readonly string[] {
  const registry = require('oui-data') as Readonly<Record<string, string>>;
  return Object.values(registry).map((entry) => entry.split('\n')[0] ?? '');
}

/** Names of German banks (bankdata-germany, MIT). */
function banks(): readonly string[] {
  const file = new URL('../cjs/data/current.json', import.meta.resolve('bankdata-germany'));
  const byCode = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  return Object.values(byCode).flatMap((bank) => bank.find((text) => / /.test(text)) ?? []);
}

/** Names of telephone companies of all countries (mcc-mnc-list, MIT). */
function operators(): readonly string[] {
  const { all } = require('mcc-mnc-list') as { readonly all: () => readonly { readonly operator: string | null }[] };
  return all().flatMap(({ operator }) => operator ?? []);
}

/** Real companies and institutions, each once, in an order drawn from a seed. */
export function realCompanies(): readonly string[] {
  const random = randomFrom(SEED);
  const names = [...manufacturers(), ...banks(), ...operators()].map((name) => name.trim());
  const unique = [...new Set(names)].filter(
    (name) => name.replaceAll(/[^\p{L}]/gu, '').length > 3 && name !== 'Private',
  );
  return unique
    .map((name) => ({ name, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name);
}
