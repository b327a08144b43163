import { lazy, Suspense } from 'react';
import { ChannelPreview } from '@/features/home/ChannelPreview';
import { EnterButton } from '@/features/home/EnterButton';
import { memberScenes } from '@/features/home/memberScenes';
import { staticSection } from '@/features/home/staticSection';
import { useSiteUrl } from '@/shared/hooks/useSiteUrl';

const load = () => import('./staticSections');
const Start = staticSection('home-start', async () => (await load()).Start);
const Features = staticSection('home-features', async () => (await load()).Features);
const Questions = staticSection('home-questions', async () => (await load()).Questions);
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
          caption="Examples. Each server sets its own rewards."
        />
      </section>
      <div className="home__rest">
        <Start />
        <section id="open-quests" aria-labelledby="open-title">
          <h2 id="open-title">Open now</h2>
          {openNow}
        </section>
        <Features />
        <Questions />
      </div>
    </div>
  );
}
