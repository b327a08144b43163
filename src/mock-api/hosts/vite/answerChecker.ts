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
 * To read the document, and to compile of it what is asked for, takes a second, which files of tests that share
 * a process share: theirs are other modules each time, and the same `globalThis`.
 */
const shared: typeof globalThis & { [COMMITTED]?: AnswerCheck } = globalThis;

let other: AnswerCheck | undefined;

/** Takes another document than the committed one, for what is there in a test alone. */
export function checkAgainst(document: Json): void {
  other = createAnswerCheck(document);
}

/**
 * Holds each answer of the embedded back end against the committed document. For tests: what is not as it
 * says goes to `tell`.
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
