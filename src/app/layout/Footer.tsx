import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { TowerIcon } from '@/shared/ui/icons';

/** The footer, shown only on path `/` (spec §2); its copyright year is 2025 (spec §1). */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer__brand">
        <TowerIcon />
        <p>© 2025 {config.brandName}</p>
      </div>
      <nav aria-label="Product">
        <h2>Product</h2>
        <ul>
          <li>
            <a href="#features">Features</a>
          </li>
          <li>
            <a href="#bot-tiers">Bot Tiers</a>
          </li>
          <li>
            <a href="#get-started">Get Started</a>
          </li>
          <li>
            <SafeLink href={config.links.docs}>Documentation</SafeLink>
          </li>
        </ul>
      </nav>
      <nav aria-label="Community">
        <h2>Community</h2>
        <ul>
          <li>
            <SafeLink href={config.links.discord}>Discord</SafeLink>
          </li>
          <li>
            <SafeLink href={config.links.twitter}>Twitter</SafeLink>
          </li>
          <li>
            <SafeLink href={config.links.support}>Support</SafeLink>
          </li>
          <li>
            <SafeLink href={config.links.feedback}>Feedback</SafeLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
