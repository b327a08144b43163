import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { classesIn, styledIn } from './lib/classes.mjs';
import { say } from './lib/run.mjs';

/**
 * Part of `npm run lint`: each class that a component gives is one that a style sheet knows. Of Bootstrap only the
 * parts in use are there (`src/styles/_bootstrap.scss`, `_dashboardBootstrap.scss`): what has the class of another part looks like nothing.
 */
const read = (end) =>
  readdirSync('src', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(end) && !file.includes('.test.'))
    .map((file) => ({ file: join('src', file), text: readFileSync(join('src', file), 'utf8') }));

const sheets = ['index.scss', 'menu.scss', 'dashboard.scss'].map(
  (file) =>
    compile(join('src', 'styles', file), {
      loadPaths: ['node_modules'],
      quietDeps: true,
      silenceDeprecations: ['import'],
    }).css,
);
const styled = styledIn([...sheets, ...read('.scss').map(({ text }) => text)].join('\n'));
for (const { file, text } of read('.tsx')) {
  for (const name of classesIn(text)) {
    if (styled.has(name)) continue;
    say(`Nothing styles the class ${name} in ${file}`);
    process.exitCode = 1;
  }
}
