/** Header of every page. */
export const navWords = {
  label: 'Main',
  inbox: 'Inbox',
  search: 'Search',
  history: 'History',
  lists: 'Lists',
  audit: 'Audit',
  settings: 'Settings',
  userMenu: (name: string) => `Account ${name}`,
  logOut: 'Log out',
  signedInAs: 'Signed in as',
};

/** Colour theme. */
export const themeWords = { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' };

/** The server is unreachable. */
export const offlineWords = {
  title: 'No connection to the server',
  text: 'Check the network and that the service is running, then try again. Your input is still here.',
};

/** A chosen file changed before it was sent. */
export const fileChangedWords = {
  title: 'The file has changed since you chose it',
  text: 'Choose it again to upload it as it is now.',
};

/** Unknown address. */
export const notFoundWords = {
  title: 'Page not found',
  text: 'The address may be mistyped.',
  back: 'Go to Search',
};

/** Ctrl+K. */
export const paletteWords = {
  open: 'Search or go to …',
  title: 'Commands',
  label: 'Page, action or text to screen',
  placeholder: 'Go to a page, or screen a text',
  screen: (text: string) => `Screen “${text}”`,
  scoring: 'Scoring and policies',
  caseSettings: 'Case queues and checklists',
  theme: (name: string) => `Theme: ${name}`,
  groups: { pages: 'Pages', actions: 'Actions', recent: 'Recent searches', screen: 'Search' },
};

/** Keyboard shortcuts, for the help. */
export const keyWords = {
  title: 'Keyboard shortcuts',
  help: 'Show these shortcuts',
  palette: 'Commands: pages, actions, any text to screen',
  box: 'Go to the search box',
  nextRow: 'Next result',
  lastRow: 'Previous result',
  openRow: 'Open the details of the result',
  back: 'Back to the results',
  singleKeys: 'Use single-key shortcuts',
  named: { Enter: 'Enter', Escape: 'Esc', J: 'Shift j', K: 'Shift k' } as Readonly<Record<string, string>>,
};
