import { readFileSync } from 'node:fs';
import { createAnswerCheck, isListed, JSON_TYPE, type AnswerCheck } from '../openapi/answerCheck';
import { isJson, type Json } from '../openapi/json';

const DOCUMENT = 'docs/openapi.json';

function read(): AnswerCheck {
  const document: unknown = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  if (!isJson(document)) throw new Error(`${DOCUMENT} is no document.`);
  return createAnswerCheck(document);
}

let known: AnswerCheck | undefined;

/** Takes another document than the committed one, for what is there in a test alone. */
export function checkAgainst(document: Json): void {
  known = createAnswerCheck(document);
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
    known ??= read();
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const body: unknown = type === JSON_TYPE ? await answer.clone().json() : null;
    const problem = known({ method, path, status: answer.status, type, body });
    if (problem !== null) tell(problem);
  };
