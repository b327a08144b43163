import { SafeLink } from '@/shared/navigation/SafeLink';

const marks: Readonly<Record<string, { path: string; url: string }>> = {
  X: {
    path: 'M4 4h4.6l3.9 5.3L17.2 4H19.6l-6 6.9L20 20h-4.6l-4.2-5.8L6 20H3.6l6.5-7.4z',
    url: 'https://x.com/',
  },
  Telegram: {
    path: 'M21 4.5 2.8 11.5c-.8.3-.8 1.3 0 1.6l4.5 1.5 1.7 5.3c.2.7 1 .8 1.5.3l2.5-2.4 4.5 3.3c.6.4 1.4.1 1.5-.6L22.2 5.5c.2-.8-.5-1.3-1.2-1zM8.6 14 17.8 7.8l-7.3 7.2-.4 3z',
    url: 'https://t.me/',
  },
};

/** Handles on both platforms. Anything else has no link. */
const HANDLE = /^\w{1,32}$/;

/** An account on another platform, with the platform's logo. */
export function SocialMark({ platform, handle }: { platform: string; handle: string }) {
  const mark = marks[platform];
  const words = (
    <>
      <span className="visually-hidden">{platform}: </span>
      <bdi translate="no">@{handle}</bdi>
    </>
  );
  return (
    <span className="social-mark">
      {mark ? (
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path d={mark.path} fillRule="evenodd" />
        </svg>
      ) : (
        <span>{platform}</span>
      )}
      {mark && HANDLE.test(handle) ? (
        <SafeLink href={mark.url + handle}>{words}</SafeLink>
      ) : (
        <span>{words}</span>
      )}
    </span>
  );
}
