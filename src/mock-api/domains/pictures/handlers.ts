import { fail } from '../../http/envelope';
import { on, type Handle } from '../../http/route';
import { drawCollection } from './collections';
import { drawEmoji } from './emoji';
import { drawMember } from './members';
import { PICTURE_PATH, pictureKinds, type PictureKind } from './pictureOf';
import { drawServer } from './servers';
import { drawToken } from './tokens';

const draw: Record<PictureKind, (name: string) => string> = {
  servers: drawServer,
  collections: drawCollection,
  tokens: drawToken,
  members: drawMember,
  emoji: drawEmoji,
};

const FILE = /^([a-z0-9-]{1,64})\.svg$/;

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  // Allows nothing but the picture when it is opened as a page.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

const answer: Handle = ({ params }) => {
  const kind = pictureKinds.find((each) => each === params['kind']);
  const name = FILE.exec(params['file'] ?? '')?.[1];
  if (kind === undefined || name === undefined)
    return fail('picture-not-found', 'Picture not found.');
  return new Response(draw[kind](name), { headers });
};

/** `GET /__mock/pictures/{kind}/{name}.svg`: the seeded world's pictures; no session needed. */
export const pictureRoutes = [on.file(PICTURE_PATH, answer)];
