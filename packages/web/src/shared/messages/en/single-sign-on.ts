/** Log-in at an identity provider; `name` is what the operator calls it. */
export const singleSignOnEn = {
  singleSignOn: {
    submit: (name: string) => `Log in with ${name}`,
    submitting: (name: string) => `Going to ${name} …`,
    orPassword: 'or with a password',
    notReachable: (name: string) => `${name} cannot be reached at the moment. A password works.`,
    startTitle: 'Log in',
    startAgain: 'Go to the login',
    doneTitle: 'You are logged in',
    doneText: 'Close this tab and go back to the one that you came from. Your input is still there.',
    doneLink: 'Or continue here',
    endedHint: 'Opens in a new tab. When you are logged in there, come back to this one.',
    outTitle: 'You are logged out of Namesake',
    outText: (name: string) => `You may still be logged in at ${name}.`,
    outLink: (name: string) => `Log out of ${name} too`,
    refusals: {
      denied: {
        title: (name: string) => `${name} did not log you in`,
        text: (name: string) => `The log-in was cancelled there, or you may not use Namesake. Ask who runs ${name}.`,
      },
      disabled: {
        title: () => 'Your account here is disabled',
        text: () => 'An administrator of Namesake can enable it.',
      },
      expired: {
        title: () => 'The log-in has expired',
        text: () => 'It was begun more than ten minutes ago, in another browser, or before another one. Log in again.',
      },
      failed: {
        title: () => 'The log-in failed',
        text: (name: string) =>
          `The answer of ${name} could not be used. Log in again; if that fails too, the operator finds the reason in the audit log.`,
      },
      last_administrator: {
        title: () => 'You are the last administrator',
        text: (name: string) =>
          `Your groups at ${name} give you another role, and nobody else could manage users. The operator can invite an administrator: namesake users invite`,
      },
      no_role: {
        title: () => 'You have no access to Namesake',
        text: (name: string) =>
          `None of your groups at ${name} gives you a role here. Ask who runs ${name} for a group, then log in again.`,
      },
      no_log_out: {
        title: (name: string) => `You may still be logged in at ${name}`,
        text: (name: string) => `${name} offers no log-out to other programs, or cannot be reached. Log out there.`,
      },
      unavailable: {
        title: () => 'Namesake cannot log you in now',
        text: () => 'A log-in must be recorded first, and that fails. Tell the operator, and try again.',
      },
      unreachable: {
        title: (name: string) => `${name} cannot be reached`,
        text: () => 'Try again soon, or log in with the password of an account here.',
      },
    },
    logsInBy: { password: 'Password', single_sign_on: 'Single sign-on' },
    logsInByColumn: 'Logs in by',
    roleFromGroups: 'The groups at the identity provider decide on the role again at the next log-in.',
  },
};
