import { Link, useParams } from 'react-router-dom';
import { catalogue } from '@/features/bot-modules/engine/catalogue';
import { UpcomingScreen } from '@/shared/ui/UpcomingScreen';

/** The modules a server portfolio has a section of; any other first segment is no page of ours. */
const sections = ['hold-to-earn', 'engage-to-earn', 'task-to-earn'];

/** `{section}/{slug}`: what one earning module of one server has brought the member. */
export default function ServerPortfolioScreen() {
  const { section = '' } = useParams();
  const about = catalogue.find(({ slug }) => slug === section && sections.includes(slug));
  if (!about) {
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
      title={about.title}
      purpose="What you earned in this server, and what you can claim."
    />
  );
}
