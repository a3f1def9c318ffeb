/**
 * Sanctions regimes and the publishers' names for them, one row per regime. A programme may match several rows; one
 * that matches none is ignored.
 */
const REGIMES: readonly RegExp[] = [
  /russia|ukrain|\bUKR\b|\bRUS(?:DA)?\b|ロシア|クリミア|ウクライナ|\b(?:27286|29445)\b/i,
  /belarus|\bBLR\b|ベラルーシ/i,
  /iran|\bIRN\b|\bIFSR\b|\bIRGC\b|NPWMD|13382|イラン|\b(?:3984|8174|13065|68945)\b/i,
  /syria|\bSYR\b|NPWMD|13382|シリア|\b(?:4387|51271)\b/i,
  /dprk|north korea|people's republic of korea|\bPRK\b|NPWMD|13382|北朝鮮|\b3978\b/i,
  /venezuela|\bVEN\b|\b38373\b/i,
  /myanmar|burma|\bMMR\b|ミャンマー|\b39362\b/i,
  /al-qa[ei]?da|isil|da'esh|\bTAQA\b|1267|1373|\bSDGT\b|counter-terrorism|タリバーン|テロリスト|\b47224\b/i,
  /taliban|afghan|\bAFG\b|1988|\bSDGT\b|タリバーン|\b47225\b/i,
  /iraq|\bIRQ\b|1518|イラク|\b3974\b/i,
  /libya|\bLBY\b|1970|リビア|\b1278[678]\b/i,
  /somalia|\bSOM\b|ソマリア|\b3983\b/i,
  /(?:democratic republic of the )?congo|\bDRC|\bCOD\b|1533|コンゴ|\b(?:3976|38066|3973)\b/i,
  /central african|\bCAF\b|\bCAR\b|中央アフリカ|\b27650\b/i,
  /south ?sudan|\bSSD\b|南スーダン|\b31517\b/i,
  /\bsudan(?!ese)|darfur|\b(?:3975|73477)\b/i,
  /yemen|\bYEM\b|イエメン|\b29610\b/i,
  /mali\b|\bMLI\b|マリ共和国/i,
  /haiti|\bHTI\b|ハイチ|\b57350\b/i,
  /nicaragua|\bNIC\b|\b42032\b/i,
  /zimbabwe|\bZWE\b|\b6094\b/i,
  /moldova|\bMDA\b|\b62614\b/i,
  /guatemala|\bGTM\b/i,
  /lebanon|\bLBN\b|hizballah/i,
  /human rights|glomag|magnitsky|\bHR\b/i,
  /hamas|palestinian|settler/i,
  /cyber|\bCYB\b/i,
  /chemical weapons|\bCHEM\b/i,
  /balkans|bosnia|\bBIH\b/i,
];

/** Finds the regimes of programmes; each programme is matched once. */
export class Regimes {
  readonly #known = new Map<string, readonly number[]>();

  /** Numbers of the regimes of some programmes. */
  of(programs: readonly string[]): readonly number[] {
    const [only, ...others] = programs;
    if (only === undefined) return [];
    return others.length === 0 ? this.#ofOne(only) : [...new Set(programs.flatMap((program) => this.#ofOne(program)))];
  }

  #ofOne(program: string): readonly number[] {
    const known = this.#known.get(program);
    if (known !== undefined) return known;
    const regimes = REGIMES.flatMap((regime, number) => (regime.test(program) ? [number] : []));
    this.#known.set(program, regimes);
    return regimes;
  }
}
