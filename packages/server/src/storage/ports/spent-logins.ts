/** Log-ins at an identity provider come back once. */
export interface SpentLoginStore {
  /** True the first time that a log-in comes back, and false from then on. Those that have expired are forgotten. */
  spend(hash: Buffer, expiresAt: number, nowMs: number): Promise<boolean>;
}
