import { canConfigure, type ModuleSummary } from '@/features/modules/engine/moduleState';
import type { ServerStats } from '@/features/server/discord/serverStats';
import type { Step, StepState } from '@/shared/ui/steps/FirstSteps';
import { isSettled, type Part } from './part';

/** What tells how far a server is. */
interface SetupSources {
  /** Whether the server's details are here: they are given only where the bot is. */
  hasBot: boolean;
  modules: Part<readonly ModuleSummary[]>;
  stats: Part<ServerStats>;
}

export const SETUP = 'Set up your server';

const invite = {
  title: 'Invite the bot',
  hint: 'Castle Bots must be in your Discord server.',
  to: '/dashboard/server',
};
const buy = {
  title: 'Buy a package',
  hint: 'Packages unlock modules. The smallest one is enough to start.',
  to: '/dashboard/package',
};
const choose = {
  title: 'Choose modules',
  hint: 'Set up your first module and turn it on.',
  to: '/dashboard/bots',
};
const connect = {
  title: 'Fund the ledger wallet',
  hint: 'All rewards are paid from this wallet.',
  to: '/dashboard/ledger-wallet?tab=deposit',
};
const verify = {
  title: 'First verification',
  hint: 'A member proves what their wallet holds.',
  to: '/dashboard/holder-verification',
};

/** The first steps with a server, and how many of them are behind it (decision 33). */
export const setupSteps = ({ hasBot, modules, stats }: SetupSources): Step[] => [
  { ...invite, state: hasBot ? 'done' : 'coming' },
  {
    ...buy,
    state: stateOf(
      modules,
      (all) => all.some(({ state }) => canConfigure(state)) || (modules.leftOut ? null : false),
    ),
  },
  {
    ...choose,
    state: stateOf(modules, (all) => all.some(isRunning) || (modules.leftOut ? null : false)),
  },
  { ...connect, state: stateOf(stats, ({ treasury }) => treasury && treasury.address !== null) },
  {
    ...verify,
    state: stateOf(stats, ({ firstVerificationAt: at }) => (at === undefined ? null : at !== null)),
  },
];

/** The steps of somebody who has not chosen a server: all are ahead. */
export const firstSteps: readonly Step[] = [
  { ...invite, state: 'todo' },
  { ...buy, state: 'todo' },
  { ...choose, state: 'todo' },
  { ...connect, state: 'todo' },
  { ...verify, state: 'todo' },
];

const isRunning = ({ state }: ModuleSummary) => state === 'ON' || state === 'NEEDS_ATTENTION';

/** @param isDone null where what has come does not tell */
function stateOf<T>(part: Part<T>, isDone: (data: T) => boolean | null): StepState {
  if (part.data !== undefined) {
    const done = isDone(part.data);
    return done === null ? 'unknown' : done ? 'done' : 'todo';
  }
  return isSettled(part) ? 'unknown' : 'coming';
}
