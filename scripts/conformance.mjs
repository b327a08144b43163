import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { textOf } from './conformance/report.mjs';
import { runConformance } from './conformance/run.mjs';

/**
 * Holds a server against docs/openapi.json: `npm run conformance -- --target URL --personas FILE`. It is for test
 * systems: a server that takes what it should refuse is changed by it (docs/conformance.md). The exit code is 1 if a
 * check fails, and 2 if the run could not be made.
 */
const USAGE = `Usage: npm run conformance -- --target URL --personas FILE
  [--report FILE]      writes the report as JSON
  [--only ID,ID]       checks these operations only
  [--document FILE]    the OpenAPI document, docs/openapi.json if left out
  [--parallel N]       operations that are checked at once, 4 if left out`;

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    personas: { type: 'string' },
    report: { type: 'string' },
    only: { type: 'string', default: '' },
    document: {
      type: 'string',
      default: new URL('../docs/openapi.json', import.meta.url).pathname,
    },
    parallel: { type: 'string', default: '4' },
  },
});
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

async function run() {
  const result = await runConformance({
    target: values.target,
    document: readJson(values.document),
    personas: readJson(values.personas),
    only: values.only.split(',').filter((id) => id !== ''),
    parallel: Number(values.parallel),
    say: (line) => console.error(`${line} …`),
  });
  console.log(textOf(result));
  if (values.report !== undefined)
    writeFileSync(values.report, `${JSON.stringify(result, null, 2)}\n`);
  return result.failed > 0 ? 1 : 0;
}

if (values.target === undefined || values.personas === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await run().catch((error) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    return 2;
  });
}
