import type { AuditEntry } from '@namesake/contract';
import type { Principal } from '../../context/principal.ts';
import type { Storage } from '../../stores/storage.ts';

type Actor = AuditEntry['actor'];

const KINDS: ReadonlySet<string> = new Set<Actor['kind']>(['user', 'token', 'operator', 'anonymous']);
const isKind = (kind: string): kind is Actor['kind'] => KINDS.has(kind);

/** A recorded actor without looking up its name. */
export function namelessActor(actor: string): Actor {
  const [kind = ''] = actor.split(':', 1);
  return { id: actor, kind: isKind(kind) ? kind : 'service', name: null };
}

const USER = /^usr_\w+$/;
const TOKEN = /^tok_\w+$/;

/** Current names of users and tokens, if the caller may read them. Each is looked up once. */
export class ActorNames {
  readonly #storage: Storage;
  readonly #scopes: Principal['scopes'];
  readonly #names = new Map<string, string | null>();

  constructor(storage: Storage, { scopes }: Pick<Principal, 'scopes'>) {
    this.#storage = storage;
    this.#scopes = scopes;
  }

  /** Name of a user or token by id; null for other ids, and if the caller may not read it. */
  async of(id: string): Promise<string | null> {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const name = await this.#find(id);
    this.#names.set(id, name);
    return name;
  }

  /** A recorded actor with its name. */
  async actor(actor: string): Promise<Actor> {
    const nameless = namelessActor(actor);
    const [, id] = actor.split(':', 2);
    const named = nameless.kind === 'user' || nameless.kind === 'token';
    return named && id !== undefined ? { ...nameless, name: await this.of(id) } : nameless;
  }

  async #find(id: string): Promise<string | null> {
    const { users, tokens } = this.#storage;
    if (USER.test(id) && this.#scopes.includes('users:read')) return (await users.find(id))?.name ?? null;
    if (TOKEN.test(id) && this.#scopes.includes('tokens:read')) return (await tokens.find(id))?.name ?? null;
    return null;
  }
}
