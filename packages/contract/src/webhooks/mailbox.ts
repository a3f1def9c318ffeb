/** A mail address: nothing in it can end a header or name a second one. */
export const MAIL_ADDRESS = /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,7}$/i;

/** The same as a part of another expression. */
export const MAILBOX = MAIL_ADDRESS.source.slice(1, -1);

/** The mail address of a webhook; undefined where events are posted. */
export const mailboxOf = (url: string): string | undefined => /^mailto:(.*)$/i.exec(url)?.[1];

/** The address of a webhook as a person writes it: mail addresses have no scheme. */
export const webhookUrlOf = (text: string): string => {
  const written = text.trim();
  return MAIL_ADDRESS.test(written) ? `mailto:${written}` : written;
};
