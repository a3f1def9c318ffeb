import type { LoginMethod } from '@namesake/contract';
import type { User } from '../store/user-store.ts';

/** How an account logs in: where a provider identifies its user, there is no password. */
export const loginMethodOf = ({ identity }: Pick<User, 'identity'>): LoginMethod =>
  identity === undefined ? 'password' : 'single_sign_on';
