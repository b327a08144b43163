import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';
import type { Step } from '@/shared/ui/steps/FirstSteps';

/** What somebody new does, one after another; what nobody tells is to do. */
export function firstSteps(done: MemberOverview['steps']): Step[] {
  const stateOf = (isDone: boolean | undefined): Step['state'] =>
    isDone === undefined ? 'unknown' : isDone ? 'done' : 'todo';
  return [
    {
      title: 'Choose a server',
      hint: 'Be on a Discord server that runs Castle Bots.',
      to: '/dashboard/servers?tab=discover',
      state: stateOf(done?.server),
    },
    {
      title: 'Link a wallet',
      hint: 'Rewards go there. It takes a signature that moves nothing.',
      to: '/dashboard/profile/wallets',
      state: stateOf(done?.wallet),
    },
    {
      title: 'Link X or Telegram',
      hint: 'So that quests can check what you did there.',
      to: '/dashboard/profile',
      state: stateOf(done?.social),
    },
    {
      title: 'Do your first quest',
      hint: 'Pick one on the board of a server.',
      to: '/dashboard/servers',
      state: stateOf(done?.quest),
    },
  ];
}
