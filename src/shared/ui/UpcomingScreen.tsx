import { PageHeader } from './PageHeader';

interface UpcomingScreenProps {
  title: string;
  /** What will be configured or seen here, as one sentence. */
  purpose: string | undefined;
}

/** The page of a route whose own screen is still to be built: its title, and what it is for. */
export function UpcomingScreen({ title, purpose }: UpcomingScreenProps) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <section className="empty-state">
        <h2>This room is being furnished</h2>
        <p>The settings described above will be made here.</p>
      </section>
    </>
  );
}
