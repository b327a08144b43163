import type { EarnedBadge } from '@/features/earning/badges/badge';
import BadgeDrawing from '@/features/earning/badges/BadgeDrawing';
import Arms from '@/shared/art/Arms';
import Banner from '@/shared/art/Banner';
import { fittingText, loadImage, newPicture } from '@/shared/art/pictureCanvas';
import { safePictureUrl } from '@/shared/navigation/safeUrl';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { middleOf } from '../cropPicture';
import { CARD } from '../pictureRules';
import type { PublicProfile } from '../profile';
import { cardFigures } from './cardFigures';
import { drawnSvg, tokenColor } from './drawnSvg';

type Context = CanvasRenderingContext2D;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const EDGE = 64;
const BANNER_BOX: Box = { left: 0, top: 0, width: CARD.width, height: 290 };
const PICTURE = { left: EDGE, top: 180, size: 184 };
const NAME_LEFT = PICTURE.left + PICTURE.size + 32;
const BADGE = { top: 40, size: 96, gap: 12, most: 4 };
const NFT = { top: 330, size: 132, gap: 16, most: 3 };

/**
 * Draws the picture of a public profile for link previews. It shows only content that anyone with the link can see.
 *
 * @returns a PNG; null where this browser can't draw one
 */
export async function drawCard(profile: PublicProfile): Promise<Blob | null> {
  const card = newPicture(CARD);
  if (card === null) return null;
  const { context } = card;
  const nfts = profile.nfts.slice(0, NFT.most);
  const badges = Promise.all(profile.badges.slice(0, BADGE.most).map(badgeImage));
  const [banner, picture, ...pieces] = await Promise.all([
    bannerImage(profile),
    pictureImage(profile),
    ...nfts.map(({ image }) => imageAt(pictureUrl(image))),
  ]);
  fill(context, '--art-deep', { left: 0, top: 0, width: CARD.width, height: CARD.height });
  if (banner) cover(context, banner, BANNER_BOX);
  drawRound(context, picture);
  const right = drawNfts(context, pieces);
  drawWords(context, profile, right);
  drawFigures(context, cardFigures(profile));
  drawBadges(context, await badges);
  return card.toPng();
}

const imageAt = async (src: string | null) => (src === null ? null : loadImage(src));

const bannerImage = async ({ banner, username }: PublicProfile) =>
  (await imageAt(safePictureUrl(banner))) ??
  drawnSvg(<Banner name={username} />, BANNER_BOX.width, BANNER_BOX.width / 3);

const pictureImage = async ({ picture, name }: PublicProfile) =>
  (await imageAt(safePictureUrl(picture))) ??
  drawnSvg(<Arms kind="crest" name={name} />, PICTURE.size, PICTURE.size);

const badgeImage = ({ art, tone }: EarnedBadge) =>
  drawnSvg(
    <BadgeDrawing art={art} tone={tone} isLocked={false} className="" />,
    BADGE.size,
    BADGE.size,
  );

/** Draws badges in the upper right corner, over the banner. */
function drawBadges(context: Context, badges: readonly (HTMLImageElement | null)[]) {
  const { top, size, gap } = BADGE;
  let left = CARD.width - EDGE + gap;
  for (const image of badges.toReversed()) {
    if (!image) continue;
    left -= size + gap;
    context.drawImage(image, left, top, size, size);
  }
}

function fill(context: Context, token: string, { left, top, width, height }: Box) {
  context.fillStyle = tokenColor(token);
  context.fillRect(left, top, width, height);
}

/** Fills a box with the middle of an image. */
function cover(context: Context, image: HTMLImageElement, box: Box) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  // An SVG without its own size.
  if (size.width === 0 || size.height === 0) return;
  const { left, top, width, height } = middleOf(size, box);
  context.drawImage(image, left, top, width, height, box.left, box.top, box.width, box.height);
}

function drawRound(context: Context, image: HTMLImageElement | null) {
  const { left, top, size } = PICTURE;
  const [x, y] = [left + size / 2, top + size / 2];
  context.fillStyle = tokenColor('--art-deep');
  context.beginPath();
  context.arc(x, y, size / 2 + 8, 0, 2 * Math.PI);
  context.fill();
  if (!image) return;
  context.save();
  context.beginPath();
  context.arc(x, y, size / 2, 0, 2 * Math.PI);
  context.clip();
  cover(context, image, { left, top, width: size, height: size });
  context.restore();
}

/** Draws the loaded images from the right. Returns the left edge of the last one. */
function drawNfts(context: Context, pieces: readonly (HTMLImageElement | null)[]): number {
  const { top, size, gap } = NFT;
  let left = CARD.width - EDGE;
  for (const image of pieces.toReversed()) {
    if (!image) continue;
    left -= size;
    context.save();
    context.beginPath();
    context.roundRect(left, top, size, size, 16);
    context.clip();
    cover(context, image, { left, top, width: size, height: size });
    context.restore();
    left -= gap;
  }
  return left;
}

function drawWords(context: Context, { name, username, bio }: PublicProfile, right: number) {
  const room = right - NAME_LEFT;
  write(context, name, {
    x: NAME_LEFT,
    y: 352,
    size: 52,
    weight: 700,
    token: '--art-argent',
    room,
  });
  write(context, `@${username}`, { x: NAME_LEFT, y: 394, size: 26, token: '--art-shade', room });
  const [line = ''] = bio.split('\n');
  write(context, line, { x: NAME_LEFT, y: 438, size: 26, token: '--art-argent', room });
}

function drawFigures(context: Context, figures: readonly [string, string][]) {
  const room = (CARD.width - 2 * EDGE) / Math.max(3, figures.length) - 16;
  for (const [index, [label, value]] of figures.entries()) {
    const x = EDGE + index * (room + 16);
    write(context, label, { x, y: 516, size: 22, token: '--art-shade', room });
    write(context, value, { x, y: 562, size: 42, weight: 700, token: '--art-gold', room });
  }
  const site = `Castle Bots · ${window.location.host}`;
  write(context, site, { x: EDGE, y: 606, size: 20, token: '--art-shade', room: CARD.width });
}

interface Line {
  x: number;
  y: number;
  size: number;
  weight?: number;
  token: string;
  /** Widest text, in pixels. Longer texts end with an ellipsis. */
  room: number;
}

function write(context: Context, text: string, { x, y, size, weight = 400, token, room }: Line) {
  const family = getComputedStyle(document.body).fontFamily;
  context.font = `${String(weight)} ${String(size)}px ${family}`;
  context.fillStyle = tokenColor(token);
  // Isolated, because a right-to-left name must not move the text beside it.
  context.fillText(`\u2068${fittingText(context, text, room)}\u2069`, x, y);
}
