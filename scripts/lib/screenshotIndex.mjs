const escaped = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const addressOf = (run, name) => `${encodeURIComponent(run)}/${encodeURIComponent(name)}.png`;

const figure = (run, name, has) =>
  has
    ? `<figure><figcaption>${escaped(run)}</figcaption><a href="${addressOf(run, name)}"><img src="${addressOf(run, name)}" alt="${escaped(`${name}, ${run}`)}" loading="lazy"></a></figure>`
    : `<figure><figcaption>${escaped(run)}</figcaption><p>No such picture.</p></figure>`;

/**
 * A page that shows the pictures of two runs beside each other, those that differ first. Each run has a folder of its
 * name beside the page.
 *
 * @param before the name of the earlier run and the digest of each of its pictures by name; null where there is none
 * @param after the same of the later run
 */
export function screenshotIndex(before, after) {
  const names = [
    ...new Set([...after.pictures.keys(), ...(before?.pictures.keys() ?? [])]),
  ].toSorted((one, other) => one.localeCompare(other));
  const isSame = (name) => before?.pictures.get(name) === after.pictures.get(name);
  const [same, changed] = [names.filter(isSame), names.filter((name) => !isSame(name))];
  const pair = (name) =>
    `<section><h2>${escaped(name)}</h2><div>${[before, after]
      .flatMap((run) => (run ? [figure(run.name, name, run.pictures.has(name))] : []))
      .join('')}</div></section>`;
  const title = before ? `${before.name} and ${after.name}` : after.name;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots: ${escaped(title)}</title>
<style>
  body { margin: 2rem; font: 1rem system-ui, sans-serif; }
  section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #888; }
</style>
<h1>Screenshots: ${escaped(title)}</h1>
<p>${String(changed.length)} of ${String(names.length)} differ.</p>
${changed.map(pair).join('\n')}
${same.length === 0 ? '' : `<details><summary>The same in both: ${String(same.length)}</summary>\n${same.map(pair).join('\n')}\n</details>`}
</html>
`;
}
