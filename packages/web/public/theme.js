// Runs before the first paint, so that a chosen theme never flashes. The content security policy forbids inline
// scripts.
try {
  const theme = localStorage.getItem('namesake.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked; then the system's theme is used.
}
