// Runs before the first paint, so that a chosen theme does not flash up as the other one. A file of
// its own because the content security policy allows no inline scripts.
(function () {
  try {
    var settings = JSON.parse(localStorage.getItem('bestzug.settings') || '{}').state || {};
    var theme = settings.theme;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (settings.language) document.documentElement.lang = settings.language;
  } catch {
    // Without stored settings the page follows the system.
  }
})();
