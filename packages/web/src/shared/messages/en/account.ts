import { plural } from './plural.ts';

/** A session that ended while the user was working. */
export const sessionWords = {
  endedTitle: 'Your session has ended',
  endedText: 'Log in again to continue. Your input is still here.',
  notDone: 'You were logged out, so this was not done. Log in and try again: your input is still here.',
  someoneElse: 'Log in as someone else',
  someoneElseHint: 'Your input and the results are then discarded.',
};

/** Login. */
export const loginWords = {
  title: 'Log in',
  username: 'User name',
  password: 'Password',
  submit: 'Log in',
  submitting: 'Logging in …',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgot: 'Forgot the password? The operator can set a new one: namesake users reset-password',
};

/** Set-up of the first administrator. */
export const setupWords = {
  title: 'Set up Namesake',
  intro: 'Create the first administrator. The link that brought you here works once.',
  username: 'User name',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few unrelated words are strong and easy to remember.',
  submit: 'Create administrator',
  submitting: 'Creating …',
  linkTitle: 'Open the set-up link',
  linkText:
    'When it starts, Namesake prints a one-time link; `namesake users setup-link` prints a new one. Open that link, or paste it here.',
  linkLabel: 'One-time link',
  linkSubmit: 'Continue',
  linkWrong: 'That is not a set-up link. It ends in “#token=…”.',
  doneTitle: 'Already set up',
  doneText: 'The first administrator exists.',
  toLogin: 'Go to the login',
  missing: (count: number) => `${plural(count, 'more character', 'more characters')} needed`,
  lengthLabel: 'Password length',
};
