import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { randomFrom } from '../lists/random.ts';

const require = createRequire(import.meta.url);
const SEED = 20_261_124;
/** Number of leading words that distinguish banks. */
const BANK_WORDS = 3;

/**
 * Manufacturers of network devices from the registry of MAC addresses (oui-data, BSD-2-Clause): companies of all
 * countries.
 */
function manufacturers(): readonly string[] {
  const registry = require('oui-data') as Readonly<Record<string, string>>;
  return Object.values(registry).map((entry) => entry.split('\n')[0] ?? '');
}

/** Names of German banks (bankdata-germany, MIT). */
function banks(): readonly string[] {
  const file = new URL('../cjs/data/current.json', import.meta.resolve('bankdata-germany'));
  const byCode = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  const names = Object.values(byCode).flatMap((bank) => bank.find((text) => / /.test(text)) ?? []);
  // A bank has an entry for each branch; keep one.
  return [...new Map(names.map((name) => [name.split(' ', BANK_WORDS).join(' '), name])).values()];
}

/** Telephone companies of all countries (mcc-mnc-list, MIT). */
function operators(): readonly string[] {
  const { all } = require('mcc-mnc-list') as { readonly all: () => readonly { readonly operator: string | null }[] };
  return all().flatMap(({ operator }) => operator ?? []);
}

export type RealCompany = { readonly name: string; readonly kind: 'manufacturer' | 'bank' | 'telephone company' };

/** Distinct real companies and institutions, in an order drawn from a seed. */
export function realCompanies(): readonly RealCompany[] {
  const random = randomFrom(SEED);
  const of = (kind: RealCompany['kind'], names: readonly string[]) =>
    names.map((name): [string, RealCompany['kind']] => [name.trim(), kind]);
  const kinds = new Map([
    ...of('manufacturer', manufacturers()),
    ...of('bank', banks()),
    ...of('telephone company', operators()),
  ]);
  return [...kinds]
    .filter(([name]) => name.replaceAll(/[^\p{L}]/gu, '').length > 3 && name !== 'Private')
    .map(([name, kind]) => ({ name, kind, order: random() }))
    .sort((a, b) => a.order - b.order);
}
