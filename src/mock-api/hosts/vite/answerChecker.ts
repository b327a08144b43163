import { readFileSync } from 'node:fs';
import {
  createAnswerCheck,
  isListed,
  JSON_TYPE,
  type AnswerCheck,
} from '../../openapi/answerCheck';
import { isJson, type Json } from '../../openapi/json';

const DOCUMENT = 'docs/openapi.json';
const COMMITTED = Symbol.for('castle-bots: the check of answers against docs/openapi.json');

function read(): AnswerCheck {
  const document: unknown = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  if (!isJson(document)) throw new Error(`${DOCUMENT} is no document.`);
  return createAnswerCheck(document);
}

/**
 * Test files in one process share the parsed document, because reading and compiling it takes a second. Their module
 * instances differ, so the cache is on `globalThis`.
 */
const shared: typeof globalThis & { [COMMITTED]?: AnswerCheck } = globalThis;

let other: AnswerCheck | undefined;

/** Uses another document than the committed one, for endpoints that exist only in a test. */
export function checkAgainst(document: Json): void {
  other = createAnswerCheck(document);
}

/**
 * Checks each response of the embedded back end against the committed document. For tests; `tell` gets the differences.
 */
export const checksAnswers =
  (tell: (problem: string) => void) =>
  async ({ method, url }: Request, answer: Response): Promise<void> => {
    const path = new URL(url).pathname;
    if (!isListed(path) || answer.type === 'error') return;
    const check = other ?? (shared[COMMITTED] ??= read());
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const body: unknown = type === JSON_TYPE ? await answer.clone().json() : null;
    const problem = check({ method, path, status: answer.status, type, body });
    if (problem !== null) tell(problem);
  };
