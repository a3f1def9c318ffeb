import { plural } from './plural.ts';

/** Log-in at an identity provider; `name` is the operator's name for it. */
export const singleSignOnEn = {
  singleSignOn: {
    submit: (name: string) => `Log in with ${name}`,
    submitting: (name: string) => `Going to ${name} …`,
    orPassword: 'or with a password',
    notReachable: (name: string) => `${name} cannot be reached at the moment. A password works.`,
    startTitle: 'Log in',
    startAgain: 'Go to login',
    doneTitle: 'You are logged in',
    doneText: 'Close this tab and return to the previous one. Your input is still there.',
    doneLink: 'Or continue here',
    endedHint: 'Opens in a new tab. After logging in there, return to this tab.',
    outTitle: 'You are logged out of Namesake',
    outText: (name: string) => `You may still be logged in at ${name}.`,
    outLink: (name: string) => `Log out of ${name} too`,
    refusals: {
      denied: {
        title: (name: string) => `${name} did not log you in`,
        text: (name: string) =>
          `The login was cancelled there, or you may not use Namesake. Ask the administrator of ${name}.`,
      },
      disabled: {
        title: () => 'Your account here is disabled',
        text: () => 'An administrator of Namesake can enable it.',
      },
      expired: {
        title: () => 'The login has expired',
        text: () =>
          'It was started more than ten minutes ago, in another browser, or before a newer login. Log in again.',
      },
      failed: {
        title: () => 'The login failed',
        text: (name: string) =>
          `The response from ${name} could not be used. Log in again. If that fails too, the operator can find the reason in the audit log.`,
      },
      last_administrator: {
        title: () => 'You are the last administrator',
        text: (name: string) =>
          `Your groups at ${name} give you a different role, so nobody could manage users. The operator can invite an administrator: namesake users invite`,
      },
      no_role: {
        title: () => 'You have no access to Namesake',
        text: (name: string) =>
          `None of your groups at ${name} gives you a role here. Ask the administrator of ${name} for a group, then log in again.`,
      },
      no_log_out: {
        title: (name: string) => `You may still be logged in at ${name}`,
        text: (name: string) => `${name} does not support logging out from here, or cannot be reached. Log out there.`,
      },
      unavailable: {
        title: () => 'Namesake cannot log you in now',
        text: () => 'A login must be recorded first, and recording fails. Tell the operator, then try again.',
      },
      unreachable: {
        title: (name: string) => `${name} cannot be reached`,
        text: () => 'Try again soon, or log in with the password of a Namesake account.',
      },
    },
    logsInBy: { password: 'Password', single_sign_on: 'Single sign-on' },
    logsInByColumn: 'Login method',
    roleFromGroups: 'The groups at the identity provider set the role again at the next login.',
  },
};

/** Second factors: the second step of a log-in, and enrolling, removing and resetting factors. */
export const factorsEn = {
  secondStep: {
    title: 'Second step',
    text: 'Your password is correct. Now confirm your second factor.',
    code: 'Code',
    codeHint: 'The six digits shown by your authenticator app for Namesake.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'One of the codes you saved. Each works once.',
    submit: 'Continue',
    submitting: 'Checking …',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    startOver: 'Start over',
    lost: 'No factor left? An administrator can reset your second factors.',
  },
  factors: {
    title: 'Second factor',
    text: 'A second factor protects your account even if someone learns your password.',
    requiredText: 'This installation requires one for your role.',
    password: 'Your password',
    appTitle: 'Authenticator app',
    appText: 'An app on your phone shows a new code every 30 seconds.',
    appSince: 'Set up',
    lastUsed: 'Last used',
    setUpApp: 'Set up an app',
    setUpTitle: 'Set up an authenticator app',
    setUpText: 'Enter your password first.',
    start: 'Continue',
    starting: 'Checking …',
    scan: 'Scan this with the app, or enter the key in it.',
    qrLabel: 'QR code for the authenticator app',
    key: 'Key',
    copyKey: 'Copy key',
    code: 'Code from the app',
    codeHint: 'Six digits.',
    confirm: 'Confirm',
    confirming: 'Checking …',
    removeApp: 'Remove app',
    removeAppTitle: 'Remove the authenticator app?',
    removeAppText: 'Your other sessions end.',
    removeCode: 'Code from the app, or a recovery code',
    remove: 'Remove',
    removing: 'Removing …',
    codesTitle: 'Recovery codes',
    codesText: 'Each code logs you in once without your second factor.',
    codesLeft: (count: number) => `${plural(count, 'code', 'codes')} left`,
    newCodes: 'Generate new codes',
    newCodesTitle: 'Generate new recovery codes?',
    newCodesText: 'Your existing codes stop working.',
    makeCodes: 'Generate codes',
    makingCodes: 'Generating codes …',
    savedTitle: 'Save your recovery codes',
    savedText:
      'They are shown only once. Keep them where you can reach them without your phone. Each works once if you lose your second factor.',
    codesLabel: 'Recovery codes',
    copyCodes: 'Copy codes',
    saved: 'I have saved them',
    column: 'Second factor',
    has: {
      app: 'App',
      passkeys: (count: number) => plural(count, 'passkey', 'passkeys'),
      none: 'None',
    },
    reset: 'Reset factors',
    resetNamed: (name: string) => `Reset factors of ${name}`,
    resetTitle: (name: string) => `Reset the second factors of ${name}?`,
    resetText:
      'The user’s app, passkeys and recovery codes are removed and their sessions end. Until they set up a new factor, the password alone is enough to log in. Make sure the request really comes from the user.',
    resetConfirm: 'Reset factors',
    resetting: 'Resetting …',
    passkeysTitle: 'Passkeys',
    passkeysText:
      'A passkey logs you in with your fingerprint, face, PIN or security key. It counts as password and second factor in one.',
    passkeysLabel: 'Passkeys',
    addPasskey: 'Add a passkey',
    passkeyName: 'Name of the passkey',
    passkeyNameHint: 'To tell it apart from others, such as “Office laptop”.',
    addingPasskey: 'Waiting for the passkey …',
    passkeySite: (site: string) => `Works at ${site}`,
    passkeyAdded: 'Added',
    neverUsed: 'Never used',
    removeNamed: (name: string) => `Remove ${name}`,
    removePasskeyTitle: (name: string) => `Remove the passkey ${name}?`,
    removePasskeyText: 'It no longer logs you in. Your other sessions end.',
    enrolTitle: 'Set up a second factor',
    enrolText: 'This installation requires a second factor for your role. Set one up to continue.',
    continue: 'Continue',
  },
  passkey: {
    logIn: 'Log in with a passkey',
    use: 'Use a passkey',
    waiting: 'Waiting for the passkey …',
    notUsedTitle: 'The passkey was not used',
    notUsedText: 'It was cancelled, took too long, or belongs to another address. Try again, or log in another way.',
    addressTitle: 'Passkeys do not work at an IP address',
    addressText: 'Browsers tie a passkey to a host name.',
    openThere: 'Open this page at',
    operator: 'Open this page by its host name, which the operator sets with NAMESAKE_PUBLIC_URL.',
    browserTitle: 'Passkeys do not work here',
    browserText: 'They need a current browser and https, unless the page is opened at localhost.',
  },
};

/** A session that ended while the user was working. */
export const sessionWords = {
  endedTitle: 'Your session has ended',
  endedText: 'Log in again to continue. Your input is still here.',
  notDone: 'You were logged out, so this was not done. Log in and try again. Your input is still here.',
  someoneElse: 'Log in as someone else',
  someoneElseHint: 'This discards your input and the results.',
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
  forgot: 'Forgot your password? The operator can set a new one: namesake users reset-password',
};

/** Set-up of the first administrator. */
export const setupWords = {
  title: 'Set up Namesake',
  intro: 'Create the first administrator. The set-up link works only once.',
  username: 'User name',
  password: 'Password',
  passwordHint: 'At least 12 characters. A few unrelated words are strong and easy to remember.',
  submit: 'Create administrator',
  submitting: 'Creating …',
  linkTitle: 'Open the set-up link',
  linkText:
    'Namesake prints a one-time link when it starts; `namesake users setup-link` prints a new one. Open that link, or paste it here.',
  linkLabel: 'One-time link',
  linkSubmit: 'Continue',
  linkWrong: 'That is not a set-up link. It ends in “#token=…”.',
  doneTitle: 'Already set up',
  doneText: 'The first administrator already exists.',
  toLogin: 'Go to login',
  missing: (count: number) => `${plural(count, 'more character', 'more characters')} needed`,
  lengthLabel: 'Password length',
};
