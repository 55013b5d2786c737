// Before the first paint: the scheme chosen on this device, where the app keeps it (Mantine's own key), else the system's.
var scheme = null;
try {
  scheme = localStorage.getItem('mantine-color-scheme-value');
} catch {
  // Storage that is closed to us holds no choice.
}
if (scheme !== 'light' && scheme !== 'dark')
  scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
