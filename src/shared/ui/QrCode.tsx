import { encode } from 'uqr';
import './qrCode.scss';

/** A QR code as one SVG path, drawn dark on light in both themes, because scanners want it so. */
export default function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr-code__ground" width={size} height={size} />
      <path className="qr-code__dots" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
