export type Session = {
  /** Hash of the cookie's value. */
  readonly hash: Buffer;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
};

export interface SessionStore {
  create(session: Session): Promise<void>;
  find(hash: Buffer): Promise<Session | undefined>;
  remove(hash: Buffer): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}
