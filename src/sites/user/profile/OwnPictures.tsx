import { deleteMyBanner, updateMyBanner } from '@/features/identity/profiles/bannerEndpoints';
import { deleteMyPicture, updateMyPicture } from '@/features/identity/profiles/pictureEndpoints';
import { BANNER, SQUARE } from '@/features/identity/profiles/pictureRules';
import type { OwnProfile } from '@/features/identity/profiles/profile';
import { sendFile } from '@/shared/api/files';
import { request } from '@/shared/api/request';
import { MemberBanner } from '@/shared/art/MemberBanner';
import { PersonPicture } from '@/shared/art/pictures';
import { OwnImage } from './OwnImage';

interface OwnProps {
  profile: OwnProfile;
}

const sending = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** The member's profile picture: their own, or their Discord avatar. */
export function OwnPicture({ profile }: OwnProps) {
  const { picture, hasOwnPicture, displayName, username } = profile;
  const discords =
    picture === null
      ? 'You have no Discord picture, so we show a generated one.'
      : 'This is your Discord picture.';
  return (
    <OwnImage
      title="Profile picture"
      noun="picture"
      className=""
      crop={SQUARE}
      hasOwn={hasOwnPicture}
      now={<PersonPicture src={picture} name={displayName || username} size={72} />}
      about={
        hasOwnPicture
          ? 'Your own picture. If you remove it, we show your Discord picture.'
          : discords
      }
      hint="Drop or choose a PNG, JPEG, WebP or GIF. We crop it to a square and remove location data."
      preview={{ className: 'avatar avatar--72 avatar--round', width: 72, height: 72 }}
      send={(file) => sendFile(updateMyPicture, { file }, sending())}
      remove={() => request(deleteMyPicture, {})}
    />
  );
}

/** The banner of the member's page: their own, or a drawn one. */
export const OwnBanner = ({ profile: { banner, username } }: OwnProps) => (
  <OwnImage
    title="Banner"
    noun="banner"
    className="own-picture--banner"
    crop={BANNER}
    hasOwn={banner !== null}
    now={<MemberBanner src={banner} name={username} className="own-banner" />}
    about={
      banner === null
        ? 'Generated for you. Shown on your profile.'
        : 'Your own banner. If you remove it, we show a generated one.'
    }
    hint="Drop or choose an image of at least 300 × 100 pixels. We crop it to 3:1 and remove location data."
    preview={{ className: 'own-banner', width: 360, height: 120 }}
    send={(file) => sendFile(updateMyBanner, { file }, sending())}
    remove={() => request(deleteMyBanner, {})}
  />
);
