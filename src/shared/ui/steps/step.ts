/** `unknown`: what would tell could not be loaded. `coming`: it is on its way. */
export type StepState = 'done' | 'todo' | 'unknown' | 'coming';

export interface Step {
  title: string;
  /** What it is for. */
  hint: string;
  to: string;
  state: StepState;
}
