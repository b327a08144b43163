import { useState, type ReactNode } from 'react';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { notify } from '@/shared/ui/toast';
import { platforms, type PlatformWords } from './platforms';
import { TELEGRAM, type Social, type Socials } from './social';
import { SocialCard } from './SocialCard';
import { useUnlinkSocialMutation } from './socialsApi';
import { TelegramLinking } from './TelegramLinking';
import { Unlinking } from './Unlinking';
import { XLink } from './XLink';

interface SocialCardsProps {
  data: Socials;
  refetch: () => Promise<unknown>;
  /** Shown before the cards: the account used to sign in. */
  first: ReactNode;
  /** Where to go once an account is linked; null to stay. */
  returnTo: string | null;
}

interface Asked {
  platform: PlatformWords;
  social: Social;
}

/** The user's social accounts, as cards. */
export function SocialCards({ data, refetch, first, returnTo }: SocialCardsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [unlink, { isLoading }] = useUnlinkSocialMutation();
  const confirm = async ({ platform }: Asked) => {
    const answer = await unlink(platform.id);
    setAsked(null);
    if (answer.data) notify('success', `Your account on ${platform.name} was unlinked.`);
    else notify('error', failureText(answer.error, GENERIC_FAILURE));
  };
  const name = asked?.platform.name ?? '';
  const isKnown = !data.leftOut;
  return (
    <>
      <ul className="social-cards" aria-label="Accounts">
        {first}
        {platforms.map((platform) => {
          const social = data.socials.find((each) => each.platform === platform.id);
          return (
            <SocialCard
              key={platform.id}
              platform={platform}
              social={social}
              isKnown={isKnown}
              link={
                platform.id === TELEGRAM ? (
                  <TelegramLinking data={data} refetch={refetch} returnTo={returnTo} />
                ) : (
                  <XLink social={social} isKnown={isKnown} returnTo={returnTo} />
                )
              }
              onUnlink={() => {
                if (social) setAsked({ platform, social });
              }}
            />
          );
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={`Unlink ${name}?`}
        confirmLabel="Unlink"
        cancelLabel="Cancel"
        isRunning={isLoading}
        onConfirm={() => {
          if (asked) void confirm(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        <Unlinking name={name} social={asked?.social ?? null} />
      </ConfirmDialog>
    </>
  );
}
