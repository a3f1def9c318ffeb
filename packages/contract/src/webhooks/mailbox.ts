/** One mailbox: nothing in it can end a header or name a second one. */
export const MAILBOX = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,7}/;

/** A mail address, as settings have it. */
export const MAIL_ADDRESS = new RegExp(`^${MAILBOX.source}$`, 'i');

/** The mail address of a webhook; undefined where events are posted. */
export const mailboxOf = (url: string): string | undefined => /^mailto:(.*)$/i.exec(url)?.[1];

/** The address of a webhook as a person writes it: mail addresses have no scheme. */
export const webhookUrlOf = (text: string): string => {
  const written = text.trim();
  return MAIL_ADDRESS.test(written) ? `mailto:${written}` : written;
};
