import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkedState } from '@/shared/navigation/linkReturn';
import { CopyButton } from '@/shared/ui/CopyButton';
import { TELEGRAM, type Social, type Socials } from './social';
import { useTelegramLink, type TelegramState } from './useTelegramLink';

/** The bot’s link as it may be opened: on Telegram’s own host alone. Null for all else. */
function telegramUrl(raw: string): string | null {
  const url = URL.canParse(raw) ? new URL(raw) : null;
  const isTelegram = url?.protocol === 'https:' && url.host === 't.me' && url.username === '';
  return isTelegram ? url.href : null;
}

interface TelegramLinkingProps {
  data: Socials;
  refetch: () => Promise<unknown>;
  /** Where to go once it is linked; null for nowhere else. */
  returnTo: string | null;
}

/** The way to an account on Telegram: a link to the bot, and waiting for what comes of it. */
export function TelegramLinking({ data, refetch, returnTo }: TelegramLinkingProps) {
  const { state, begin, stop } = useTelegramLink(data, TELEGRAM, refetch);
  const navigate = useNavigate();
  const isLinked = state.at === 'linked';
  useEffect(() => {
    if (isLinked && returnTo !== null)
      void navigate(returnTo, { replace: true, state: linkedState('telegram') });
  }, [isLinked, returnTo, navigate]);
  const social = data.socials.find(({ platform }) => platform === TELEGRAM);
  const isBusy = state.at === 'asking';
  const isWaiting = state.at === 'waiting';
  const [text, label] = wordsOf(social, state);
  return (
    <>
      <div role="status" className="social-card__note">
        <Note state={state} />
      </div>
      <button
        type="button"
        // One gold button a page: X has it, which most quests ask for.
        className="btn btn-outline-secondary"
        aria-label={label}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => {
          if (isWaiting) stop();
          else if (!isBusy) void begin();
        }}
      >
        {text}
      </button>
    </>
  );
}

/** The button is one and the same throughout, so that the focus stays on it. */
function wordsOf(social: Social | undefined, { at }: TelegramState): [text: string, label: string] {
  if (at === 'waiting') return ['Stop waiting', 'Stop waiting for Telegram'];
  if (at === 'trouble') return ['Try again', 'Try to link Telegram again'];
  if (!social) return ['Link', 'Link Telegram'];
  return social.state === 'RECONNECT'
    ? ['Reconnect', 'Reconnect Telegram']
    : ['Link another', 'Link another account on Telegram'];
}

function Note({ state }: { state: TelegramState }) {
  switch (state.at) {
    case 'waiting':
      return <Way url={state.url} />;
    case 'linked':
      return <p className="notice">Your account on Telegram is linked.</p>;
    case 'trouble':
      return <p className="notice notice--error">{state.text}</p>;
    case 'idle':
    case 'asking':
      return null;
  }
}

function Way({ url }: { url: string }) {
  const safe = telegramUrl(url);
  if (safe === null) {
    return (
      <p className="notice notice--error">
        We didn’t get a valid Telegram link. For your safety, don’t look for the bot yourself. Try
        again later.
      </p>
    );
  }
  return (
    <div className="notice">
      <p>
        Open our bot in Telegram and press Start. The link is only for you, works once and expires
        in 5 minutes.
      </p>
      <p className="social-card__way">
        <a className="btn btn-primary" href={safe} target="_blank" rel="noopener noreferrer">
          Open Telegram
        </a>
        <CopyButton value={safe} label="Copy the link for Telegram on another device" />
      </p>
      <p>Waiting for Telegram…</p>
    </div>
  );
}
