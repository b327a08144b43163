import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';
import type { Step } from '@/shared/ui/steps/FirstSteps';

/** What somebody new does, one after another; what nobody tells is to do. */
export function firstSteps(done: MemberOverview['steps']): Step[] {
  const stateOf = (isDone: boolean | undefined): Step['state'] =>
    isDone === undefined ? 'unknown' : isDone ? 'done' : 'todo';
  return [
    {
      title: 'Join a server',
      hint: 'Join a Discord server that uses Castle Bots.',
      to: '/dashboard/servers?tab=discover',
      state: stateOf(done?.server),
    },
    {
      title: 'Link a wallet',
      hint: 'Rewards are sent to it. You sign a message, and no funds move.',
      to: '/dashboard/profile/wallets',
      state: stateOf(done?.wallet),
    },
    {
      title: 'Link X or Telegram',
      hint: 'Quests can then check what you did there.',
      to: '/dashboard/profile',
      state: stateOf(done?.social),
    },
    {
      title: 'Complete your first quest',
      hint: 'Pick one on a server’s quest board.',
      to: '/dashboard/servers',
      state: stateOf(done?.quest),
    },
  ];
}
