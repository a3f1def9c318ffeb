export type User = {
  readonly id: string;
  /** Unique, compared without case. */
  readonly name: string;
  readonly passwordHash: string;
  readonly role: 'admin';
  readonly createdAt: number;
};

export interface UserStore {
  /** True where there was no user yet and this one was made: of two that try at once, one succeeds. */
  createFirst(user: User): Promise<boolean>;
  findByName(name: string): Promise<User | undefined>;
  find(id: string): Promise<User | undefined>;
  any(): Promise<boolean>;
  /** Everybody, the eldest first. */
  list(): Promise<readonly User[]>;
  /** Sets another password and ends all sessions of the user, both or none. False where there is no such user. */
  resetPassword(id: string, passwordHash: string): Promise<boolean>;
}
