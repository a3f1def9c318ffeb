import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { OpenFor } from '../../src/db/dialect.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { ROW_KEY, type TestStore } from './dialects.ts';

/**
 * For each test of a block: an empty store, removed afterwards.
 *
 * @param onOpen takes the storage and its place before each test
 * @returns `reopen` closes the storage and opens its place again
 */
export function useStorage(
  make: (dir: string) => Promise<TestStore>,
  onOpen: (storage: Storage, store: TestStore) => void | Promise<void>,
  openFor?: OpenFor,
): { readonly reopen: (openFor?: OpenFor) => Promise<Storage> } {
  let dir: string;
  let store: TestStore;
  let storage: Storage;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-storage-'));
    store = await make(dir);
    storage = await store.open(openFor);
    await onOpen(storage, store);
  });
  afterEach(async () => {
    await storage.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });
  return {
    reopen: async (again) => {
      await storage.close();
      storage = await store.open(again);
      return storage;
    },
  };
}

/** Keys of a service in tests: of receipts, and of rows that clear. */
export const SERVICE_KEYS = { receipts: createSecretKey(Buffer.alloc(32, 7)), rows: ROW_KEY };

/** {@link useStorage} of a service that signs what it records. */
export const useSigningStorage = (
  make: (dir: string) => Promise<TestStore>,
  onOpen: (storage: Storage, store: TestStore) => void,
) =>
  useStorage(
    make,
    (storage, store) => {
      onOpen(storage, store);
      storage.ledger.signWith(SERVICE_KEYS.receipts);
    },
    'service',
  );
