import { createHash } from 'node:crypto';
import type { SearchRequest } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import { readCursor, writeCursor } from '../../lib/paging.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { policyHash } from '../policies/find-policy.ts';
import type { Rules } from '../rules/store/judge-hit.ts';

/** Pages of one search. Request, lists, policy and rules must stay the same, or a page could leave out a party. */
export class SearchPages {
  readonly #key: App['keys']['cursor'];
  readonly #cursor: string | undefined;
  readonly #what: (rules: Rules) => string;

  constructor(
    { keys, engine }: Pick<App, 'keys' | 'engine'>,
    request: SearchRequest,
    snapshot: Snapshot,
    policy: Policy,
  ) {
    const { cursor, view: _, ...rest } = request;
    this.#key = keys.cursor;
    this.#cursor = cursor;
    this.#what = (rules) =>
      createHash('sha256')
        .update(JSON.stringify([rest, engine, policyHash(policy), ofLists(snapshot), ...ofRules(rules)]))
        .digest('hex');
  }

  /**
   * Number of results on earlier pages.
   *
   * @throws ApiError `cursor_invalid`
   */
  skip(rules: Rules): number {
    return this.#cursor === undefined ? 0 : readCursor(this.#key, this.#what(rules), this.#cursor);
  }

  /** The cursor of the page after `shown` results; null on the last page. */
  next(shown: number, total: number, rules: Rules): string | null {
    return shown < total ? writeCursor(this.#key, this.#what(rules), shown) : null;
  }
}

/** Rules in force, since parties they suppress are on no page. */
const ofRules = (rules: Rules): readonly unknown[] => rules.map(({ name, version }) => [name, version]);

/** Everything that determines the order of results: files, held listings, decisions on parties. */
function ofLists({ lists, held, image }: Snapshot): readonly unknown[] {
  const parties = image?.parties && createHash('sha256').update(image.parties.entity).digest('hex');
  return [lists.map(({ id, sha256 }) => [id, sha256]), [...held.keys()].sort(), parties ?? null];
}
