import { LANGUAGE } from '@/shared/text/locales';
import spec from '@/features/modules/definitions/invite-to-earn/definition';
import type { Campaign } from '@/features/modules/definitions/invite-to-earn/fields';
import { invitesOf } from '../../invite-to-earn/inviteRuns';
import { runsOf } from '../../hold-to-earn/holdRuns';
import { CLAWBACK, type AccrualLine, type AccrualRunRow } from '../../accrual-ledger/rows';
import { createPoster, type Due, type Posting, type PostingRule } from '../due';
import { messagePost, told } from '../compose/common';
import { byTheClock } from '../compose/written';

/** The invites a line pays for: who came, by the key that was paid. */
const invitesIn = ({ of = {} }: AccrualLine) =>
  Object.keys(of).flatMap((key) => {
    const [what, , userId] = key.split(':');
    return what === 'invite' && userId !== undefined ? [{ key, userId }] : [];
  });

/** The milestone that comes after so many invites. */
const nextMilestone = ({ values }: PostingRule<Campaign>, valid: number): string => {
  const ahead = values.milestones.map(({ count }) => count).filter((count) => count > valid);
  return ahead.length === 0 ? '…' : String(Math.min(...ahead));
};

function invite(
  { world }: Posting,
  rule: PostingRule<Campaign>,
  run: AccrualRunRow,
  line: AccrualLine,
  { key, userId }: { key: string; userId: string },
): Due<'channelId'> {
  const nameOf = (id: string) =>
    world.db.users.find((user) => user.id === id)?.displayName ?? 'Former member';
  const runs = runsOf(world, rule.id ?? '').filter(({ to }) => to <= run.to);
  const { valid } = invitesOf(runs, line.userId, run.to);
  return byTheClock(run.to, {
    key: `${run.id}:${key}`,
    label: `${nameOf(line.userId)} invited ${nameOf(userId)}`,
    channelAt: 'channelId',
    post: () =>
      messagePost(rule.values.message, [
        told('inviter.mention', `@${nameOf(line.userId)}`),
        told('invitee.name', nameOf(userId)),
        told('reward', (line.of?.[key] ?? 0).toLocaleString(LANGUAGE)),
        told('invites.valid', String(valid)),
        told('milestone.next', nextMilestone(rule, valid)),
      ]),
  });
}

/** One post for each invite that was paid for. */
const invites = createPoster(spec, {
  place: 18,

  due: (posting, rule, after, to) =>
    runsOf(posting.world, rule.id ?? '')
      .filter((run) => run.to > after && run.to <= to && run.about !== CLAWBACK)
      .flatMap((run) =>
        run.lines.flatMap((line) =>
          invitesIn(line).map((each) => invite(posting, rule, run, line, each)),
        ),
      ),
});
export default invites;
