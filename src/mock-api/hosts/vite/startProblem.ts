import { inspect } from 'node:util';

/** A reason not to start that the person who starts it can remove. Vite prints its message without a stack. */
export class StartProblem extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}
