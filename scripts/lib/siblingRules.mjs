const SELECTORS = /([^{};]+)\{/g;
/** One element of a selector without a class, an ID or an attribute: `*`, `li`, `th:hover`. */
const PLAIN = String.raw`(?:\*|[a-z][\w-]*|(?=:))(?:::?[\w-]+(?:\([^()]*\))?)*`;
const SLOW = new RegExp(String.raw`(?:^|[\s>+~,(])${PLAIN}\s*[+~]\s*${PLAIN}(?![\w-]*[.#[])`);

/**
 * Selectors of a built style sheet for any sibling of any element: `* + *`, `li + li`. When an element is added or
 * removed, the browser can't tell whom they affect. It computes the styles of everything around it again: on a warm
 * change, those of all 600 elements of a dashboard, twice. `:not(:first-child)` has no such effect.
 *
 * @param {string} sheet its text
 */
export const slowSelectors = (sheet) =>
  [...sheet.matchAll(SELECTORS)]
    .map(([, selector]) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && SLOW.test(selector));
