/** Ctrl+K. */
export const paletteWords = {
  open: 'Search or go to …',
  title: 'Commands',
  label: 'Page, action or text to screen',
  placeholder: 'Go to a page, or screen a text',
  screen: (text: string) => `Screen “${text}”`,
  scoring: 'Scoring and policies',
  theme: (name: string) => `Theme: ${name}`,
  groups: { pages: 'Pages', actions: 'Actions', recent: 'Recent searches', screen: 'Search' },
};

/** Keys of the pages, for the help. */
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
  named: { Enter: 'Enter', Escape: 'Esc' } as Readonly<Record<string, string>>,
};
