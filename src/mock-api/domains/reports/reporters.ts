import type { ServerReport } from '@/features/reports/report';
import { cohortsOf } from './cohorts';
import { earningOf } from './earning';
import { growthOf } from './growth';
import { topMembersOf } from './members';
import { modulesOf } from './modules';
import { questsOf } from './quests';
import type { ReportRequest, Source } from './source';
import { verificationOf } from './verification';

/** The reports of a server, each by the figures it is made of. */
export const reporters: Readonly<
  Record<ServerReport, (asked: ReportRequest) => Source[] | Promise<Source[]>>
> = {
  growth: growthOf,
  verification: verificationOf,
  modules: modulesOf,
  quests: questsOf,
  earning: earningOf,
  members: topMembersOf,
  cohorts: cohortsOf,
};
