// Runs before the first paint while developing, as `app/boot/inlineScript.ts` does in what is built.
(function () {
  var root = document.documentElement;
  var choice = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') choice = 'light';
    if (localStorage.getItem('castle-signed-in')) root.setAttribute('data-remembered', '');
    if (localStorage.getItem('castle-theme') === 'system') choice = 'system';
  } catch (error) {
    // Storage is forbidden: the default stands (spec §9).
  }
  var isLight =
    choice === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : choice === 'light';
  root.setAttribute('data-bs-theme', isLight ? 'light' : 'dark');
  root.setAttribute('data-theme', choice);
})();
