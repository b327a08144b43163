import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { EnterButton } from '@/features/home/EnterButton';
import { memberScenes } from '@/features/home/scenes';
import { Steps } from '@/features/home/Steps';
import { useSiteUrl } from '@/shared/hooks/useSiteUrl';

const UserHomeRest = lazy(() => import('./UserHomeRest'));

const steps = [
  ['Sign in with Discord', 'Your servers that use our bots are found by themselves.'],
  ['Connect a wallet', 'It proves what you hold. Linking signs a message and costs nothing.'],
  ['Do quests and earn', 'Rewards gather in your portfolio, where you claim them.'],
] as const;

// Made once: what is in it waits for its code in the HTML of the build, which news of the session leaves alone.
const rest = (
  <Suspense fallback={<div className="home__coming" />}>
    <UserHomeRest />
  </Suspense>
);

/** The public home for community members: what there is to do, and how to start. */
export default function UserHome() {
  const ownersUrl = useSiteUrl('community');
  return (
    <div className="home">
      <section className="hero">
        <div>
          <h1 tabIndex={-1}>Earn, claim and show what you hold in your Discord servers</h1>
          <p className="lead">
            Quests, rewards and your portfolio across every Solana community you belong to, in one
            place.
          </p>
          <div className="gate__actions">
            <EnterButton
              className="btn btn-primary btn-lg"
              to="/dashboard"
              signedIn="Open your dashboard"
            >
              Sign in with Discord
            </EnterButton>
            <a className="btn btn-outline-secondary btn-lg" href={ownersUrl}>
              Run a server?
            </a>
          </div>
        </div>
        <ChannelPreview
          scenes={memberScenes}
          caption="Examples. What there is to earn is up to each server."
        />
      </section>
      <Steps items={steps} />
      {rest}
    </div>
  );
}
