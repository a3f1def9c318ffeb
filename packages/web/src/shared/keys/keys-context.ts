import { createContext, type RefObject } from 'react';
import type { KeyBinding } from './key-binding.ts';

/** Keys of one part of the page, as its last render gave them. */
export type KeySet = RefObject<readonly KeyBinding[]>;

/** All keys of the page that is open; parts add theirs while they are shown. */
export const KeysContext = createContext<Set<KeySet>>(new Set());
