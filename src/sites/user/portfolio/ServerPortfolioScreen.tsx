import { Link, useParams } from 'react-router-dom';
import { UpcomingScreen } from '@/shared/ui/UpcomingScreen';

/** The sections a server portfolio has; any other first segment is no page of ours. */
const sections = new Map([
  ['hold-to-earn', 'Hold to earn'],
  ['engage-to-earn', 'Engage to earn'],
  ['task-to-earn', 'Task to earn'],
]);

/** `{section}/{slug}`: what one earning module of one server has brought the member. */
export default function ServerPortfolioScreen() {
  const { section = '' } = useParams();
  const title = sections.get(section);
  if (title === undefined) {
    return (
      <section className="gate">
        <h1 tabIndex={-1}>There is no such page</h1>
        <p>The address may be mistyped, or the page has moved.</p>
        <Link className="btn btn-primary" to="/dashboard">
          Dashboard
        </Link>
      </section>
    );
  }
  return (
    <UpcomingScreen
      title={title}
      purpose="What you earned in this server, and what you can claim."
    />
  );
}
