import type { SVGProps } from 'react';

/** A sign of 24 by 24 units, drawn in the color of the text. */
export const Icon = (props: SVGProps<SVGSVGElement>) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  />
);

export const WalletIcon = (props: SVGProps<SVGSVGElement>) => (
  <Icon {...props}>
    <path d="M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1" />
    <path d="M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4" />
  </Icon>
);
export const ChainLinkIcon = () => (
  <Icon width="18" height="18">
    <path d="M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7" />
  </Icon>
);
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
  </Icon>
);
/** Half dark, half light: the theme of the device. */
export const HalfIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
  </Icon>
);
export const ChevronIcon = () => (
  <Icon width="14" height="14">
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
export const PinIcon = () => (
  <Icon width="14" height="14">
    <path d="M9 4h6l-1 6 3 4H7l3-4zM12 14v6" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon width="14" height="14">
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon width="16" height="16">
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
export const SearchIcon = () => (
  <Icon width="18" height="18">
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);
export const BellIcon = () => (
  <Icon>
    <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4" />
  </Icon>
);
/** The house mark: a gate tower with its lit window. */
export const TowerIcon = () => (
  <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path
      d="M6 27V7h4v3h4V7h4v3h4V7h4v20h-7v-6a3 3 0 0 0-6 0v6z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <rect x="14" y="12.5" width="4" height="4.5" rx="1" fill="var(--brand)" />
  </svg>
);
