/**
 * Ids of what recorded screenings share, by the hash of their policy: of the lists as they are now, since a new
 * revision of the lists makes new ones.
 */
export class ContextIds {
  #revision: number | undefined;
  #byPolicy = new Map<string, Promise<number>>();

  /** @param intern makes one durable; a failed one is retried on the next request */
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
