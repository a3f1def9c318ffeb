import type { Block } from '../../lib/pdf/block.ts';

/** One line of facts. */
export const fact = (label: string, value: string): Block => ({ kind: 'fact', label, value });
