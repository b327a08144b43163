import { lazy, Suspense } from 'react';
import { EnterButton } from '@/features/home/EnterButton';
import { OpenedMember } from '@/features/home/OpenedMember';
import { staticSection } from '@/features/home/staticSection';
import { useSiteUrl } from '@/shared/hooks/useSiteUrl';

const load = () => import('./staticSections');
const Scene = staticSection('home-scene', async () => (await load()).Scene);
const Features = staticSection('home-features', async () => (await load()).Features);
const Start = staticSection('home-start', async () => (await load()).Start);
const OpenNow = lazy(() => import('@/features/home/OpenNow'));

// Made once: news of the session leaves it alone.
const openNow = (
  <Suspense fallback={<div className="open-now__coming" />}>
    <OpenNow />
  </Suspense>
);

/** The public home for community members: what there is to do, and how to start. */
export default function UserHome() {
  const ownersUrl = useSiteUrl('community');
  return (
    <div className="home">
      <section className="hero">
        <div className="hero__words">
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
          </div>
        </div>
        <section id="open-quests" aria-labelledby="open-title">
          <h2 id="open-title">Open now</h2>
          {openNow}
        </section>
        <Scene />
      </section>
      <Features />
      <Start />
      <p className="home__owners">
        Run a server? <a href={ownersUrl}>See the bots for server owners</a>
      </p>
      <OpenedMember />
    </div>
  );
}
