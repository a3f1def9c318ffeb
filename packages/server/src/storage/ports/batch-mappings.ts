import type { SaidColumn } from '../../batches/batch.ts';
import type { AuditEvent } from './audit-log.ts';

/** What the columns of a file hold, saved to be used again. */
export type SavedMapping = {
  readonly name: string;
  readonly columns: readonly SaidColumn[];
  /** Whether the first row names the columns. */
  readonly headings: boolean;
  /** Unix milliseconds. */
  readonly savedAt: number;
  /** `user:…` or `token:…`. */
  readonly savedBy: string;
};

/** Saved mappings, by name. */
export interface BatchMappingStore {
  all(): Promise<readonly SavedMapping[]>;
  find(name: string): Promise<SavedMapping | undefined>;
  /** Saves or replaces one. */
  save(mapping: SavedMapping, event: AuditEvent): Promise<void>;
  /** False where there is none; then nothing is changed. */
  remove(name: string, event: AuditEvent): Promise<boolean>;
}
