import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Order } from '@/features/billing/orders/order';
import { paymentLink } from '@/features/billing/orders/paymentLink';
import type { Offer } from '@/features/billing/packages/offer';
import { packagePath, smallestWith } from '@/features/billing/packages/smallest';
import { modulePath, rulePath } from '@/features/modules/engine/addresses';
import { describedModules } from '@/features/modules/engine/described';
import TurnOn from '@/features/modules/screens/TurnOn';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useMay } from '@/features/server/discord/useMay';
import { Scene } from '@/shared/art/Scene';
import type { SceneName } from '@/shared/art/scenes/sceneNames';
import { priceInWords } from '@/shared/money/price';
import { counted } from '@/shared/text/language';
import { HOLDER_ITEMS } from '../holderItems';
import type { FirstJob } from './firstJob';

interface FirstJobPanelProps {
  serverId: string;
  job: FirstJob;
  /** Packages that can be ordered, as far as they are known. */
  offers: readonly Offer[];
}

/** The one thing to do next, with the one button of its page in gold. */
export function FirstJobPanel({ serverId, job, offers }: FirstJobPanelProps) {
  switch (job.kind) {
    case 'CHOOSE':
      return <Choose offers={offers} />;
    case 'PAY':
      return <Pay order={job.order} />;
    case 'WAIT':
      return <Wait order={job.order} />;
    case 'TURN_ON':
      return <TurnOnFirst serverId={serverId} />;
    case 'RULE':
      return <WriteRule slug={job.slug} />;
  }
}

interface JobProps {
  title: ReactNode;
  scene: SceneName;
  children: ReactNode;
  /** The buttons: at most one of them is the primary one. */
  actions: ReactNode;
}

const Job = ({ title, scene, children, actions }: JobProps) => (
  <section className="first-job" aria-labelledby="first-job">
    <div>
      <h2 id="first-job">{title}</h2>
      <p>{children}</p>
      <div className="first-job__actions">{actions}</div>
    </div>
    <Scene name={scene} width={220} />
  </section>
);

function Choose({ offers }: { offers: readonly Offer[] }) {
  const details = useSelector(selectServerDetails);
  const enough = smallestWith(offers, HOLDER_ITEMS);
  const [trial] = offers
    .flatMap((offer) => (offer.terms?.trial ? [{ offer, days: offer.terms.trial.days }] : []))
    .toSorted((one, other) => one.offer.order - other.offer.order);
  return (
    <Job
      title="Choose a package"
      scene="chest"
      actions={
        <>
          <Link
            className="btn btn-primary"
            to={enough ? packagePath(enough) : '/dashboard/package'}
          >
            View packages
          </Link>
          {trial ? (
            <Link className="btn btn-outline-secondary" to={packagePath(trial.offer)}>
              {`Try ${trial.offer.name} free for ${counted(trial.days, 'day')}`}
            </Link>
          ) : null}
        </>
      }
    >
      A package unlocks modules for{' '}
      <bdi translate={details?.guildName ? 'no' : undefined}>
        {details?.guildName ?? 'your server'}
      </bdi>
      .{enough ? ` ${enough.name}, ${priceInWords(enough)}, has all you need to get started.` : ''}
    </Job>
  );
}

function Pay({ order }: { order: Order }) {
  const mayPay = useMay('treasurer');
  const { name } = order.package;
  return (
    <Job
      title={
        <>
          Pay for <bdi translate="no">{name}</bdi>
        </>
      }
      scene="purse"
      actions={
        <>
          {mayPay ? (
            <Link className="btn btn-primary" {...paymentLink(order)}>
              {`Pay ${priceInWords(order)}`}
            </Link>
          ) : null}
          <Link className="btn btn-outline-secondary" to="/dashboard/user-order">
            View orders
          </Link>
        </>
      }
    >
      {mayPay
        ? 'Your order is waiting. Its modules are yours as soon as the payment is verified.'
        : 'The order is waiting. Only treasurers and owners of this server can pay it.'}
    </Job>
  );
}

const Wait = ({ order: { package: ordered } }: { order: Order }) => (
  <Job
    title={
      <>
        Your payment for <bdi translate="no">{ordered.name}</bdi> is being verified
      </>
    }
    scene="guard"
    actions={
      <Link className="btn btn-outline-secondary" to="/dashboard/user-order">
        View orders
      </Link>
    }
  >
    This takes up to 30 minutes. This page shows your modules as soon as it’s done.
  </Job>
);

/** The modules that suit the server, each with a template; where there is none to recommend, the way to all. */
const TurnOnFirst = ({ serverId }: { serverId: string }) => (
  <div className="first-job__modules">
    <TurnOn
      serverId={serverId}
      isMain
      otherwise={
        <Job
          title="Turn on your first module"
          scene="keys"
          actions={
            <Link className="btn btn-primary" to="/dashboard/bots">
              Choose a module
            </Link>
          }
        >
          Your package has modules ready for you. You can change all settings later.
        </Job>
      }
    />
  </div>
);

function WriteRule({ slug }: { slug: string }) {
  const about = describedModules.find((each) => each.slug === slug);
  if (!about) return null;
  return (
    <Job
      title="Add your first rule"
      scene="scaffold"
      actions={
        <>
          <Link className="btn btn-primary" to={rulePath(about, 'new')}>
            Add rule
          </Link>
          <Link className="btn btn-outline-secondary" to={modulePath(about)}>
            {`Open ${about.title}`}
          </Link>
        </>
      }
    >
      {about.title} is on, and does nothing until it has a rule.
    </Job>
  );
}
