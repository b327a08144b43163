// Runs before the first paint, so that a light theme does not flash dark. The default is dark (spec §9).
(function () {
  var theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
  } catch (error) {
    // Storage is forbidden: the default stands.
  }
  document.documentElement.setAttribute('data-bs-theme', theme);
})();
