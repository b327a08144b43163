import type { MemberOverview } from '@/features/earning/member-overview/memberOverview';
import type { Step } from '@/shared/ui/steps/FirstSteps';

/** The first steps of a new member, in order; a missing state is unknown. */
export function firstSteps(done: MemberOverview['steps']): Step[] {
  const stateOf = (isDone: boolean | undefined): Step['state'] =>
    isDone === undefined ? 'unknown' : isDone ? 'done' : 'todo';
  return [
    {
      title: 'Join a server',
      to: '/dashboard/servers?tab=discover',
      state: stateOf(done?.server),
    },
    {
      title: 'Link a wallet',
      to: '/dashboard/profile/wallets',
      state: stateOf(done?.wallet),
    },
    {
      title: 'Link X or Telegram',
      to: '/dashboard/profile',
      state: stateOf(done?.social),
    },
    {
      title: 'Complete your first quest',
      to: '/dashboard/questboard',
      state: stateOf(done?.quest),
    },
  ];
}
