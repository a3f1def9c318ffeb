/** An e-mail address that cannot end a header or add a second address. */
export const MAIL_ADDRESS = /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,7}$/i;

/** The same as a part of another expression. */
export const MAILBOX = MAIL_ADDRESS.source.slice(1, -1);

/** The e-mail address of a webhook; undefined if events are posted. */
export const mailboxOf = (url: string): string | undefined => /^mailto:(.*)$/i.exec(url)?.[1];

/** The URL of a webhook from user input: e-mail addresses have no scheme there. */
export const webhookUrlOf = (text: string): string => {
  const written = text.trim();
  return MAIL_ADDRESS.test(written) ? `mailto:${written}` : written;
};
