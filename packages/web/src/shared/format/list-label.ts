import { messages } from '#shared/messages/messages.ts';

const shortLabels: Readonly<Record<string, string>> = messages.lists.short;

/** A list's short name: a known one's own, else its title, else its id. */
export const listLabel = (id: string, title?: string): string => shortLabels[id] ?? title ?? id;
