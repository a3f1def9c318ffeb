import type { AuditEntry } from '@namesake/contract';
import type { Principal } from '../../auth/principal.ts';
import type { Storage } from '../../storage/ports/storage.ts';

const USER = /^usr_\w+$/;
const TOKEN = /^tok_\w+$/;

/** Names of users and tokens as they are now, for a caller who may read them. Each is looked up once. */
export class ActorNames {
  readonly #storage: Pick<Storage, 'users' | 'tokens'>;
  readonly #scopes: Principal['scopes'];
  readonly #names = new Map<string, string | null>();

  constructor(storage: Pick<Storage, 'users' | 'tokens'>, { scopes }: Pick<Principal, 'scopes'>) {
    this.#storage = storage;
    this.#scopes = scopes;
  }

  /** Of the id of a user or a token; null for any other, and where the caller may not read it. */
  async of(id: string): Promise<string | null> {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const name = await this.#find(id);
    this.#names.set(id, name);
    return name;
  }

  /** Who a recorded actor is. */
  async actor(actor: string): Promise<AuditEntry['actor']> {
    const [kind = '', id] = actor.split(':', 2);
    if ((kind === 'user' || kind === 'token') && id !== undefined) return { id: actor, kind, name: await this.of(id) };
    const named = kind === 'operator' || kind === 'anonymous' ? kind : 'service';
    return { id: actor, kind: named, name: null };
  }

  async #find(id: string): Promise<string | null> {
    const { users, tokens } = this.#storage;
    if (USER.test(id) && this.#scopes.includes('users:read')) return (await users.find(id))?.name ?? null;
    if (TOKEN.test(id) && this.#scopes.includes('tokens:read')) return (await tokens.find(id))?.name ?? null;
    return null;
  }
}
