import type { Role } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

const { roles } = messages.people;

export const isRole = (name: string): name is Role => Object.hasOwn(roles, name);

/** The roles as they are offered. */
export const ROLE_ORDER: readonly Role[] = Object.keys(roles).filter(isRole);
