import { inspect } from 'node:util';

/** A reason not to start that the person who starts it can remove. Vite prints its message without a stack. */
export class StartProblem extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** Variables of the environment and of the .env files. */
export type Env = Record<string, string | undefined>;

const modes = ['embedded', 'browser', 'remote'] as const;
export type ApiMode = (typeof modes)[number];

/**
 * What VITE_API_MODE asks for. `mayEmbed` says whether this run can have an embedded back end, which is then the
 * default; a production build can't, and is for a remote server instead.
 */
export function apiModeOf(env: Env, mayEmbed: boolean): ApiMode {
  const wanted = (env['VITE_API_MODE'] ?? '').trim() || 'embedded';
  const mode = modes.find((each) => each === wanted);
  if (!mode)
    throw new StartProblem(
      `VITE_API_MODE is "${wanted}", but must be ${modes.join(', ')} or empty.`,
    );
  return mode === 'embedded' && !mayEmbed ? 'remote' : mode;
}
