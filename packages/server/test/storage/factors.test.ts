import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Passkey, SpentProof } from '../../src/modules/access/store/factors.ts';
import type { Session } from '../../src/modules/access/store/session-store.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const event = (action: string, at = 1_000) => ({
  at,
  actor: 'user:usr_ada',
  action,
  target: '',
  detail: {},
  requestId: '',
});

describe.each(DIALECTS)('second factors in $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, async (opened) => {
    storage = opened;
    const ada = { id: 'usr_ada', name: 'Ada', passwordHash: 'x', role: 'admin', createdAt: 1 } as const;
    await storage.users.createFirst({ ...ada, disabledAt: null, lastLoginAt: null }, event('setup'));
  });

  const kept = randomBytes(32);
  const change = (action: string) => ({ kept, event: event(action) });
  const told = async () => (await storage.audit.latest(100)).map(({ action }) => action).reverse();
  const codes = () => Array.from({ length: 10 }, () => randomBytes(32));
  const challenge = (expiresAt = 5_000) => ({ nonce: randomBytes(16), expiresAt });
  const enrol = async (hashes: readonly Buffer[] = codes()) => {
    const totp = { userId: 'usr_ada', sealed: Buffer.from('sealed'), createdAt: 900 };
    await storage.factors.startTotp(totp, event('started'));
    await storage.factors.confirmTotp('usr_ada', 10, hashes, change('enrolled'));
  };
  const passkey = (id: string, more: Partial<Passkey> = {}): Passkey => ({
    id,
    userId: 'usr_ada',
    credentialId: `credential ${id}`,
    publicKey: Buffer.from('key'),
    counter: 0,
    transports: ['internal', 'hybrid'],
    site: 'localhost',
    name: 'Laptop',
    createdAt: 1_000,
    lastUsedAt: null,
    ...more,
  });
  const session = (id: string): Session => ({
    hash: randomBytes(32),
    id,
    userId: 'usr_ada',
    createdAt: 1_000,
    lastSeenAt: 1_000,
    expiresAt: 9_000,
    address: '',
    browser: '',
  });
  const begin = (one: Session, proof?: SpentProof, step?: Buffer) =>
    storage.sessions.create(
      one,
      undefined,
      { nowMs: 1_000, idleSinceMs: 0 },
      event(`in ${one.id}`),
      proof === undefined ? undefined : { proof, step },
    );

  it('an app is a factor once confirmed, and not replaced then', async () => {
    const totp = { userId: 'usr_ada', sealed: Buffer.from('first'), createdAt: 900 };
    expect(await storage.factors.startTotp(totp, event('started'))).toBe(true);
    expect(await storage.factors.has('usr_ada')).toBe(false);
    expect(await storage.factors.startTotp({ ...totp, sealed: Buffer.from('second') }, event('again'))).toBe(true);
    expect(await storage.factors.confirmTotp('usr_ada', 10, codes(), change('enrolled'))).toBe(true);
    expect(await storage.factors.confirmTotp('usr_ada', 11, codes(), change('twice'))).toBe(false);
    expect(await storage.factors.startTotp(totp, event('over it'))).toBe(false);
    expect(await storage.factors.of('usr_ada')).toMatchObject({
      totp: { sealed: Buffer.from('second'), confirmedAt: 1_000, lastStep: 10 },
      passkeys: [],
      recoveryCodes: 10,
    });
    expect(await storage.factors.has('usr_ada')).toBe(true);
    expect(await told()).toEqual(['setup', 'started', 'again', 'enrolled']);
  });

  it('a code of the app begins one session, of two at once', async () => {
    await enrol();
    const proof = { kind: 'totp', userId: 'usr_ada', step: 11 } as const;
    expect(await Promise.all([begin(session('a'), proof), begin(session('b'), proof)])).toEqual([true, false]);
    expect(await begin(session('c'), { ...proof, step: 10 })).toBe(false);
    expect((await storage.sessions.listOf('usr_ada')).map(({ id }) => id)).toEqual(['a']);
    expect((await told()).filter((action) => action.startsWith('in'))).toEqual(['in a']);
  });

  it('a recovery code begins one session, and is another user’s never', async () => {
    const [hash = randomBytes(32), ...others] = codes();
    await enrol([hash, ...others]);
    const proof = { kind: 'recovery_code', userId: 'usr_ada', hash } as const;
    expect(await begin(session('x'), { ...proof, userId: 'usr_ben' })).toBe(false);
    expect(await Promise.all([begin(session('a'), proof), begin(session('b'), proof)])).toEqual([true, false]);
    expect((await storage.factors.of('usr_ada')).recoveryCodes).toBe(9);
  });

  it('a passkey is added once for each authenticator and challenge', async () => {
    const first = challenge();
    expect(await storage.factors.addPasskey(passkey('a'), first, codes(), change('added'))).toBe(true);
    expect(await storage.factors.addPasskey(passkey('b'), first, [], change('replayed'))).toBe(false);
    const same = passkey('b', { credentialId: 'credential a' });
    expect(await storage.factors.addPasskey(same, challenge(), [], change('same'))).toBe(false);
    expect(await storage.factors.findPasskey('credential a')).toEqual(passkey('a'));
    expect((await storage.factors.counts()).get('usr_ada')).toEqual({ totp: false, passkeys: 1, recoveryCodes: 10 });
    expect(await told()).toEqual(['setup', 'added']);
  });

  it('a passkey begins one session for a challenge, and none where its counter goes back', async () => {
    await storage.factors.addPasskey(passkey('a', { counter: 5 }), challenge(), [], change('added'));
    const once = challenge();
    const proof = (counter: number, answered = challenge()) =>
      ({ kind: 'passkey', id: 'a', counter, challenge: answered }) as const;
    expect(await begin(session('back'), proof(5))).toBe(false);
    expect(await begin(session('none'), proof(0))).toBe(false);
    const both = [begin(session('a'), proof(6, once)), begin(session('b'), proof(7, once))];
    expect(await Promise.all(both)).toEqual([true, false]);
    expect((await storage.factors.findPasskey('credential a'))?.counter).toBe(6);
  });

  it('recovery codes go with the last factor, and other sessions with any', async () => {
    await enrol();
    await storage.factors.addPasskey(passkey('a'), challenge(), [], change('added'));
    const [mine, other] = [{ ...session('mine'), hash: kept }, session('other')];
    for (const one of [mine, other]) await begin(one);
    const proof = { kind: 'totp', userId: 'usr_ada', step: 11 } as const;
    expect(await storage.factors.removeTotp('usr_ada', { ...proof, step: 10 }, change('used'))).toBe(false);
    expect(await storage.factors.removeTotp('usr_ada', proof, change('removed'))).toBe(true);
    expect((await storage.sessions.listOf('usr_ada')).map(({ id }) => id)).toEqual(['mine']);
    expect((await storage.factors.of('usr_ada')).recoveryCodes).toBe(10);
    expect(await storage.factors.removePasskey('usr_ben', 'a', change('not his'))).toBe(false);
    expect(await storage.factors.removePasskey('usr_ada', 'a', change('passkey removed'))).toBe(true);
    expect(await storage.factors.of('usr_ada')).toEqual({ totp: undefined, passkeys: [], recoveryCodes: 0 });
  });

  it('a reset takes everything, sessions included', async () => {
    await enrol();
    await storage.factors.addPasskey(passkey('a'), challenge(), [], change('added'));
    await begin(session('a'));
    await storage.factors.reset('usr_ada', event('reset'));
    expect(await storage.factors.of('usr_ada')).toEqual({ totp: undefined, passkeys: [], recoveryCodes: 0 });
    expect(await storage.sessions.listOf('usr_ada')).toEqual([]);
    expect((await told()).at(-1)).toBe('reset');
  });

  it('recovery codes are replaced all at once', async () => {
    const [old = randomBytes(32)] = codes();
    await enrol([old]);
    await storage.factors.replaceRecoveryCodes('usr_ada', codes(), event('replaced'));
    expect(await begin(session('a'), { kind: 'recovery_code', userId: 'usr_ada', hash: old })).toBe(false);
    expect((await storage.factors.of('usr_ada')).recoveryCodes).toBe(10);
  });

  describe('a log-in that waits for its second step', () => {
    const step = { hash: randomBytes(32), userId: 'usr_ada', expiresAt: 2_000 };

    it('allows so many guesses, also at once, and expires', async () => {
      await storage.loginSteps.create(step, event('asked'));
      const guesses = await Promise.all(Array.from({ length: 8 }, () => storage.loginSteps.guess(step.hash, 5)));
      expect(guesses.filter(Boolean)).toHaveLength(5);
      expect(await storage.loginSteps.find(step.hash, 1_999)).toEqual(step);
      expect(await storage.loginSteps.find(step.hash, 2_000)).toBeUndefined();
      expect(await storage.loginSteps.guess(randomBytes(32), 5)).toBe(false);
    });

    it('is used up by the session that it becomes', async () => {
      await enrol();
      await storage.loginSteps.create(step, event('asked'));
      const proof = (at: number) => ({ kind: 'totp', userId: 'usr_ada', step: at }) as const;
      const both = [begin(session('a'), proof(11), step.hash), begin(session('b'), proof(12), step.hash)];
      expect(await Promise.all(both)).toEqual([true, false]);
      expect((await storage.factors.of('usr_ada')).totp?.lastStep).toBe(11);
    });

    it('ends with the password that began it', async () => {
      await storage.loginSteps.create(step, event('asked'));
      await storage.users.setPassword('usr_ada', 'new', undefined, event('changed'));
      expect(await storage.loginSteps.find(step.hash, 1_000)).toBeUndefined();
    });
  });
});
