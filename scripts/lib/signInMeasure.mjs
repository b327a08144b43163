/** Runs in the page before all else: presses Sign In as soon as it exists. */
function pressSignIn() {
  const watching = new MutationObserver(() => {
    const button = [...document.querySelectorAll('header button')].find(
      ({ textContent }) => textContent === 'Sign In',
    );
    if (!button) return;
    watching.disconnect();
    window.pressedAt = performance.now();
    button.click();
  });
  watching.observe(document, { childList: true, subtree: true });
}

/**
 * How long a home takes to answer an immediate press of Sign In on a slow line and CPU: time until the consent page is
 * requested, counted from the press and from the start of the page load, ms.
 */
export async function measureSignIn(browser, url, slowDown) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const line = await slowDown(page);
    const asked = new Promise((resolve) => {
      let first = 0;
      line.on('Network.requestWillBeSent', ({ type, timestamp }) => {
        if (type !== 'Document') return;
        if (first === 0) first = timestamp;
        else resolve((timestamp - first) * 1000);
      });
    });
    await page.addInitScript(pressSignIn);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.pressedAt > 0);
    const pressed = await page.evaluate(() => window.pressedAt);
    const answered = await asked;
    return { pressed, answered };
  } finally {
    await context.close();
  }
}
