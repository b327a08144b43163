import type { Package } from '@/features/billing/packages/package';
import { packagePath, smallestWith } from '@/features/billing/packages/smallest';
import {
  canConfigure,
  isLocked,
  isWorking,
  type ModuleSummary,
} from '@/features/modules/engine/moduleState';
import type { ServerStats } from '@/features/server/discord/serverStats';
import { priceInWords } from '@/shared/money/price';
import type { Step, StepState } from '@/shared/ui/steps/FirstSteps';
import { HOLDER_ITEMS } from '../holderItems';
import { isSettled, type Part } from './part';

/** Data that decides which setup steps are done. */
export interface SetupSources {
  /** Whether the server's details are loaded: the API only returns them if the bot is on the server. */
  hasBot: boolean;
  modules: Part<readonly ModuleSummary[]>;
  stats: Part<ServerStats>;
  /** Packages that can be ordered, as far as they are known. */
  offers?: readonly Package[] | undefined;
}

export const SETUP = 'Set up your server';

const invite = {
  title: 'Invite the bot',
  hint: 'Castle Bots must be in your Discord server.',
  to: '/dashboard/server',
};
const buy = {
  title: 'Buy a package',
  hint: 'Packages unlock modules for your server.',
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

/** The first steps of a server, and which of them are done (docs/product/servers.md). */
export const setupSteps = ({ hasBot, modules, stats, offers = [] }: SetupSources): Step[] => [
  { ...invite, state: hasBot ? 'done' : 'coming' },
  {
    ...buying(offers),
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
    ...verifying(offers, modules.data ?? []),
    state: stateOf(stats, ({ firstVerificationAt: at }) => (at === undefined ? null : at !== null)),
  },
];

/** The steps before a server is chosen: none is done. */
export const firstSteps: readonly Step[] = [
  { ...invite, state: 'todo' },
  { ...buy, state: 'todo' },
  { ...choose, state: 'todo' },
  { ...connect, state: 'todo' },
  { ...verify, state: 'todo' },
];

/** The smallest package that allows all steps; the last step needs holder verification. */
const enoughOf = (offers: readonly Package[]) => smallestWith(offers, HOLDER_ITEMS);

function buying(offers: readonly Package[]) {
  const enough = enoughOf(offers);
  if (!enough) return buy;
  return {
    ...buy,
    hint: `${enough.name}, ${priceInWords(enough)}, covers all five steps.`,
    to: packagePath(enough),
  };
}

/** If the server has a package without holder verification, the step says which package to get. */
function verifying(offers: readonly Package[], modules: readonly ModuleSummary[]) {
  const enough = enoughOf(offers);
  const own = modules.filter(({ slug }) => HOLDER_ITEMS.includes(slug));
  const isMissing =
    own.length > 0 &&
    own.every(({ state }) => isLocked(state)) &&
    modules.some(({ state }) => canConfigure(state));
  if (!enough || !isMissing) return verify;
  return {
    ...verify,
    hint: `Your package lacks holder verification. ${enough.name}, ${priceInWords(enough)}, has it.`,
    to: packagePath(enough),
  };
}

/** Whether a module is on. */
export const isRunning = ({ state }: ModuleSummary): boolean => isWorking(state);

/** @param isDone null if the data does not tell */
function stateOf<T>(part: Part<T>, isDone: (data: T) => boolean | null): StepState {
  if (part.data !== undefined) {
    const done = isDone(part.data);
    return done === null ? 'unknown' : done ? 'done' : 'todo';
  }
  return isSettled(part) ? 'unknown' : 'coming';
}
