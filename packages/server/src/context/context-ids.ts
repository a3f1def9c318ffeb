/**
 * Ids of values that recorded screenings share, keyed by policy hash. A new revision of the lists invalidates all of
 * them.
 */
export class ContextIds {
  #revision: number | undefined;
  #byPolicy = new Map<string, Promise<number>>();

  /** @param intern stores the value durably and returns its id; after a failure the next request tries again */
  of(revision: number, policyHash: string, intern: () => Promise<number>): Promise<number> {
    if (this.#revision !== revision) {
      this.#revision = revision;
      this.#byPolicy = new Map();
    }
    const byPolicy = this.#byPolicy;
    const known = byPolicy.get(policyHash);
    if (known !== undefined) return known;
    const id = intern();
    byPolicy.set(policyHash, id);
    id.catch(() => byPolicy.delete(policyHash));
    return id;
  }
}
