import { Link } from 'react-router-dom';
import { StateBadge } from '@/features/earning/quests/review/StateBadge';
import { PayoutStatusBadge } from '@/features/billing/transaction-status/PayoutStatusBadge';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import '@/shared/ui/table/table.scss';
import type { MemberDetail } from './memberDetail';

const ago = (at: string | null) => (at === null ? '–' : <TimeAgo at={at} />);

/** What a member did for quests, and the rewards that left the ledger wallet for them. */
export function QuestsTab({ detail: { quests, rewards } }: { detail: MemberDetail }) {
  return (
    <div className="member-roles">
      <section aria-labelledby="member-quests">
        <h2 id="member-quests">Quests</h2>
        {quests.length === 0 ? (
          <p>No quests started yet</p>
        ) : (
          <div className="table-frame">
            <table className="table cards-on-phone">
              <caption className="visually-hidden">Quests, newest first</caption>
              <thead>
                <tr>
                  <th scope="col">Quest</th>
                  <th scope="col">Status</th>
                  <th scope="col">Started</th>
                  <th scope="col">Claimed</th>
                </tr>
              </thead>
              <tbody>
                {quests.map((quest) => (
                  <FoldingRow key={quest.id} name={titleOf(quest)}>
                    <th scope="row">
                      <QuestLink {...quest} />
                    </th>
                    <td data-label="Status" data-phone="second">
                      <StateBadge state={quest.state} />
                    </td>
                    <td data-label="Started" data-phone="end">
                      {ago(quest.startedAt)}
                    </td>
                    <td data-label="Claimed">{ago(quest.claimedAt)}</td>
                  </FoldingRow>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <section aria-labelledby="member-rewards">
        <h2 id="member-rewards">Rewards and claims</h2>
        {rewards.length === 0 ? (
          <p>No payouts to this member yet</p>
        ) : (
          <div className="table-frame">
            <table className="table cards-on-phone">
              <caption className="visually-hidden">Rewards and claims, newest first</caption>
              <thead>
                <tr>
                  <th scope="col">For</th>
                  <th scope="col">Amount</th>
                  <th scope="col">Status</th>
                  <th scope="col">When</th>
                </tr>
              </thead>
              <tbody>
                {rewards.map((reward) => (
                  <FoldingRow key={reward.id} name={reward.label}>
                    <th scope="row">
                      <bdi>{reward.label}</bdi>
                    </th>
                    <td data-label="Amount" data-phone="lead" className="amount">
                      {reward.amount}
                    </td>
                    <td data-label="Status" data-phone="second">
                      <PayoutStatusBadge status={reward.status} />
                    </td>
                    <td data-label="When" data-phone="end">
                      {ago(reward.at)}
                    </td>
                  </FoldingRow>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </div>
  );
}

const titleOf = ({ title }: MemberDetail['quests'][number]) => title.replaceAll(/^“|”$/g, '');

const QuestLink = (quest: MemberDetail['quests'][number]) => (
  <Link to={`/dashboard/task-to-earn/quest/${encodeURIComponent(quest.questId)}`}>
    <bdi>{titleOf(quest)}</bdi>
  </Link>
);
