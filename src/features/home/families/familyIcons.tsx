import { Icon } from '@/shared/ui/icons';

export const ShieldIcon = () => (
  <Icon>
    <path d="M12 3 5 5.5v5.7c0 4.4 2.9 8 7 9.8 4.1-1.8 7-5.4 7-9.8V5.5z" />
  </Icon>
);
export const ChartIcon = () => (
  <Icon>
    <path d="M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6" />
  </Icon>
);
export const KeyIcon = () => (
  <Icon>
    <circle cx="8" cy="15" r="4" />
    <path d="m11 12 8-8M16 7l3 3M13.5 9.5l2 2" />
  </Icon>
);
export const CoinIcon = () => (
  <Icon>
    <ellipse cx="12" cy="7" rx="7" ry="3" />
    <path d="M5 7v10c0 1.7 3.1 3 7 3s7-1.3 7-3V7M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3" />
  </Icon>
);
