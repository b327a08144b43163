import { useSiteUrl } from '@/shared/hooks/useSiteUrl';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { TowerIcon } from '@/shared/ui/icons';
import { useApp } from '../AppContext';

/** The footer, shown only on path `/` (spec §2); its copyright year is 2025 (spec §1). */
export function Footer() {
  const { site } = useApp();
  // Tiers are what server owners buy: members find them on the other site.
  const owners = useSiteUrl('community');
  const tiers = site === 'community' ? '#bot-tiers' : `${owners}#bot-tiers`;
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
            <a href={tiers}>Bot Tiers</a>
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
