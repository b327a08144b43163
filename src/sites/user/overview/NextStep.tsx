import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EarnNow, MemberOverview } from '@/features/earning/member-overview/memberOverview';
import { questPath } from '@/features/server/memberships/paths';
import { ServerPicture } from '@/shared/art/pictures';
import { listed } from '@/shared/text/listed';

/** The one thing a new member does next: join a server, start a quest or find a server. */
export function NextStep({ earnNow, steps }: Pick<MemberOverview, 'earnNow' | 'steps'>) {
  const first = earnNow[0];
  if (first) return <QuestStep {...first} />;
  if (steps?.server !== false) return null;
  return (
    <Step
      title="Join your first server"
      to="/dashboard/servers?tab=discover"
      action="Find a server"
    >
      Servers have quests, and quests have rewards. Joining is free.
    </Step>
  );
}

function QuestStep({ server, isMember, quest }: EarnNow) {
  const { slug, title, rewards } = quest;
  const labels = rewards.map(({ label }) => label);
  const reward = labels.length === 0 ? '' : ` for ${listed(labels)}`;
  const name = <bdi translate="no">{server.name}</bdi>;
  const icon = <ServerPicture src={server.icon} name={server.name} size={48} />;
  // Its page has the invitation, and continues with the quest once the member has joined.
  const to = questPath(server.slug, slug);
  return isMember ? (
    <Step icon={icon} title={<bdi>{title}</bdi>} to={to} action="Start quest">
      Complete it on {name}
      {reward}.
    </Step>
  ) : (
    <Step icon={icon} title={<>Join {name}</>} to={to} action={<span>Join {name}</span>}>
      It’s free on Discord. Then complete “<bdi>{title}</bdi>”{reward}.
    </Step>
  );
}

interface StepProps {
  icon?: ReactNode;
  title: ReactNode;
  to: string;
  action: ReactNode;
  children: ReactNode;
}

function Step({ icon, title, to, action, children }: StepProps) {
  const id = useId();
  return (
    <section className="panel next-step" aria-labelledby={id}>
      {icon}
      <div className="next-step__words">
        <p className="next-step__kicker">Your next step</p>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
      <Link className="btn btn-primary" to={to}>
        {action}
      </Link>
    </section>
  );
}
