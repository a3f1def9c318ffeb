import type { Effect } from '@namesake/engine';
import { lookup } from '../../fields/lookup.ts';

/**
 * Programmes that exist only outside the SDN list. A few SDN entries have one too, so a single record decides nothing:
 * see `which-list.ts`.
 */
const NON_SDN = /^(?:NS-|CMIC-|561-|FSE-|561_|CAPTA|SSI)/;

/** Programmes with parties on either list: blocked, or only subject to a directive. */
const ON_BOTH =
  /^(?:UKRAINE-EO13662|RUSSIA-EO14024|CAATSA - RUSSIA|VENEZUELA-EO13850|BURMA-EO14014|ILLICIT-DRUGS-EO14059|IFSR)$/;

export function isNonSdnProgram(program: string): boolean {
  return NON_SDN.test(program);
}

export function isSharedProgram(program: string): boolean {
  return ON_BOTH.test(program);
}

/** Effect of a non-SDN programme, and OFAC's list that contains it. */
const NON_SDN_EFFECTS: readonly (readonly [program: RegExp, effect: Effect, measure: string])[] = [
  [/^(?:CMIC-|NS-CMIC)/, 'securities', 'Non-SDN Chinese Military-Industrial Complex Companies List'],
  [/^(?:561-|561_|CAPTA|HIFPAA)/, 'correspondent', 'List of Foreign Financial Institutions Subject to CAPTA'],
  [/^UKRAINE-EO13662$/, 'sectoral', 'Sectoral Sanctions Identifications List'],
  [/^NS-MBS/, 'sectoral', 'Non-SDN Menu-Based Sanctions List'],
  [/^NS-PLC/, 'unknown', 'Non-SDN Palestinian Legislative Council List'],
  [/^FSE-/, 'unknown', 'Foreign Sanctions Evaders List'],
];

/** Effect and measures of a non-SDN record. Directive 2 under EO 14024 closes correspondent accounts. */
export function nonSdnMeasures(
  programs: readonly string[],
  idTypes: readonly string[],
): { effects: Effect[]; measures: string[] } {
  const effects: Effect[] = [];
  const measures: string[] = [];
  for (const [pattern, effect, measure] of NON_SDN_EFFECTS) {
    if (!programs.some((program) => pattern.test(program))) continue;
    effects.push(effect);
    measures.push(measure);
  }
  if (idTypes.some((type) => /EO 14024 Directive 2\b/.test(type))) {
    effects.push('correspondent');
    measures.push('List of Foreign Financial Institutions Subject to CAPTA');
  }
  if (idTypes.some((type) => /EO 14024 Directive (?:1a|3)\b/.test(type))) {
    effects.push('sectoral');
    measures.push('Non-SDN Menu-Based Sanctions List');
  }
  return { effects, measures: [...new Set(measures)] };
}

const ACTS: Readonly<Record<string, string>> = {
  CUBA: '31 CFR part 515',
  FTO: 'Immigration and Nationality Act, section 219',
  GLOMAG: 'Executive Order 13818',
  NPWMD: 'Executive Order 13382',
  SDGT: 'Executive Order 13224',
  SDNT: 'Executive Order 12978',
  SDNTK: 'Foreign Narcotics Kingpin Designation Act',
  TCO: 'Executive Order 13581',
};

/** Orders and acts in the programme codes: `RUSSIA-EO14024` is Executive Order 14024. */
export function legalBasisOf(programs: readonly string[]): string | undefined {
  const bases = programs.map((program) => {
    const order = /EO(\d{5})/.exec(program)?.[1];
    return order === undefined ? lookup(ACTS, program) : `Executive Order ${order}`;
  });
  const known = [...new Set(bases.filter((basis) => basis !== undefined))];
  return known.length === 0 ? undefined : known.join('; ');
}
