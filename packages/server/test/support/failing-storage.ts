import type { Storage } from '../../src/storage/ports/storage.ts';
import { StorageUnavailable } from '../../src/storage/storage-problem.ts';

/** Methods of every store that write. */
const WRITES = new Set([
  ...['record', 'internContext', 'create', 'revoke', 'rotate', 'touch', 'createFirst', 'setPassword', 'remove', 'save'],
  ...['createIdentified', 'removeAll', 'setRole', 'spend'],
  ...['removeOthers', 'update', 'accept', 'take', 'succeed', 'unlock'],
  ...['replace', 'require', 'giveUp', 'append', 'confirm', 'activate', 'drop', 'change'],
  ...['startTotp', 'confirmTotp', 'removeTotp', 'addPasskey', 'removePasskey', 'replaceRecoveryCodes', 'reset'],
  ...['claim', 'takeOver', 'end', 'release', 'giveUp'],
  ...['guess', 'see', 'place', 'lift', 'eraseScreenings', 'decide', 'make', 'addChunk', 'add', 'finish', 'keep'],
  ...['guess', 'see', 'place', 'lift', 'eraseScreenings', 'decide', 'make', 'addChunk', 'add', 'finish', 'erase'],
]);

const FULL = { kind: 'full', text: 'The disk is full, says the test.' } as const;

/** The same storage, whose writes fail as those on a full disk while it is said to be. */
export function failingStorage(storage: Storage, full: () => boolean): Storage {
  const failing = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        if (WRITES.has(String(name)) && full()) return () => Promise.reject(new StorageUnavailable(FULL));
        return member.bind(target);
      },
    });
  return {
    ...storage,
    screenings: failing(storage.screenings),
    tokens: failing(storage.tokens),
    users: failing(storage.users),
    sessions: failing(storage.sessions),
    setupLinks: failing(storage.setupLinks),
    invitations: failing(storage.invitations),
    loginAttempts: failing(storage.loginAttempts),
    factors: failing(storage.factors),
    loginSteps: failing(storage.loginSteps),
    spentLogins: failing(storage.spentLogins),
    policies: failing(storage.policies),
    heldRemovals: failing(storage.heldRemovals),
    partyDecisions: failing(storage.partyDecisions),
    hitDecisions: failing(storage.hitDecisions),
    goodGuys: failing(storage.goodGuys),
    batches: failing(storage.batches),
    batchMappings: failing(storage.batchMappings),
    lookbacks: failing(storage.lookbacks),
    retention: failing(storage.retention),
    legalHolds: failing(storage.legalHolds),
    erasure: failing(storage.erasure),
    inbox: failing(storage.inbox),
    audit: failing(storage.audit),
    idempotency: failing(storage.idempotency),
  };
}
