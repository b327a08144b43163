import { useRef } from 'react';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { CopyButton } from '@/shared/ui/CopyButton';
import { download } from '@/shared/files/download';

const texts = [
  'Run your Solana Discord from one dashboard: holder verification, alerts, quests and rewards.',
  'Tired of juggling five bots? Get moderation, holder roles, stats and earning in one suite.',
  'Reward members for holding, chatting and quests, and pay them in SOL.',
];

const sizes = [
  { name: 'Wide banner', width: 1200, height: 400 },
  { name: 'Square', width: 800, height: 800 },
];

/** What helps to tell of us: texts, pictures, and the way to the rest. */
export function Assets({ url }: { url: string | null }) {
  return (
    <section className="ambassador-assets" aria-label="Assets">
      <h3>Text</h3>
      <ul className="ambassador-texts">
        {texts.map((text, index) => (
          <li key={text}>
            <p>{text}</p>
            <CopyButton
              value={url === null ? text : `${text} ${url}`}
              label={`Copy text ${String(index + 1)} with your link`}
            />
          </li>
        ))}
      </ul>
      <h3>Banners</h3>
      <ul className="ambassador-banners">
        {sizes.map((size) => (
          <li key={size.name}>
            <Banner {...size} />
          </li>
        ))}
      </ul>
      <p className="ambassador__small">
        Write the name as “{config.brandName}”, don’t edit the banners, and say that your link is a
        referral link. Learn more in our <SafeLink href={config.links.docs}>docs</SafeLink>.
      </p>
    </section>
  );
}

interface BannerProps {
  name: string;
  width: number;
  height: number;
}

/** A picture drawn from tokens of the castle at night; saved as SVG, which stays sharp at any size. */
function Banner({ name, width, height }: BannerProps) {
  const picture = useRef<SVGSVGElement>(null);
  const unit = Math.min(height / 6, width / 10);
  const save = () => {
    if (!picture.current) return;
    const text = new XMLSerializer().serializeToString(picture.current);
    download(`${name.toLowerCase().replaceAll(' ', '-')}.svg`, text, 'image/svg+xml');
  };
  return (
    <figure className="ambassador-banner">
      <svg
        ref={picture}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={`${name}: ${config.brandName}, Discord bots for Solana communities`}
      >
        <rect width={width} height={height} fill="#10131a" />
        <path d={battlements(width, height, unit)} fill="#1a1f2a" />
        <rect
          x={width - unit * 2.4}
          y={height - unit * 2.6}
          width={unit * 0.7}
          height={unit}
          rx={unit * 0.35}
          fill="#f0bd4f"
        />
        <text
          x={unit}
          y={height / 2 - unit * 0.4}
          fill="#f2f3f5"
          fontFamily="sans-serif"
          fontWeight="700"
          fontSize={unit * 1.4}
        >
          {config.brandName}
        </text>
        <text
          x={unit}
          y={height / 2 + unit * 0.8}
          fill="#a4adbd"
          fontFamily="sans-serif"
          fontSize={unit * 0.55}
        >
          Discord bots for Solana communities
        </text>
      </svg>
      <figcaption>
        {name}, {width} × {height}
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={save}>
          Download: {name}
        </button>
      </figcaption>
    </figure>
  );
}

/** A wall along the lower edge. */
function battlements(width: number, height: number, unit: number): string {
  const top = height - unit * 1.2;
  const teeth = Array.from({ length: Math.ceil(width / (unit * 2)) }, (_, index) => {
    const x = index * unit * 2;
    return `M${String(x)} ${String(top - unit * 0.6)}h${String(unit)}v${String(unit)}h${String(-unit)}z`;
  });
  const tower = `M${String(width - unit * 3.2)} ${String(height)}v${String(-unit * 4)}h${String(unit * 2.3)}v${String(unit * 4)}z`;
  return `M0 ${String(top)}h${String(width)}v${String(height - top)}H0z${teeth.join('')}${tower}`;
}
