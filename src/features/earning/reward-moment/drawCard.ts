import { paintOf, type Mark, type Tone } from '@/shared/art/drawing';
import { fittingSize, fittingText, loadImage, newPicture } from '@/shared/art/pictureCanvas';
import { scenes } from '@/shared/art/scenes/scenes';
import { star } from '@/shared/art/scenes/parts';
import type { CardTexts } from './shareCard';

/** Size that link previews and chats show in full. */
const CARD = { width: 1200, height: 630 } as const;
const LEFT = 80;
/** Widest text that doesn't overlap the castle. */
const TEXT_WIDTH = 620;
/** An NFT's picture, in front of the castle. */
const PICTURE = { left: 780, top: 140, size: 340, radius: 24 };
const SCENE = { left: 625, top: 138, scale: 4.1 };
/** Positions of stars besides the castle's own. */
const STARS = [
  [690, 90, 9],
  [1110, 80, 12],
  [1150, 250, 7],
  [640, 300, 6],
  [560, 64, 7],
] as const;

/** Longer names are cut only below this size, px. */
const LEAST_SIZE = 48;

const HILL = 'M0 630V590Q420 540 800 560T1200 545V630z';

type Canvas = CanvasRenderingContext2D;

/** Draws the card of a reward as a PNG; null if this browser can't. */
export async function drawCard(texts: CardTexts): Promise<Blob | null> {
  const card = newPicture(CARD);
  if (card === null) return null;
  const { context } = card;
  const loading = texts.picture === null ? null : loadImage(texts.picture);
  await document.fonts.ready;
  const picture = await loading;
  const night = nightPaints();
  drawNight(context, night);
  if (picture) drawPicture(context, picture, night);
  drawTexts(context, night, texts);
  night.end();
  return card.toPng();
}

interface Paints {
  of: (token: string) => string;
  tone: (tone: Tone) => string;
  font: string;
  end: () => void;
}

/** Colors of the dark theme, whatever the current theme, because the card shows a castle at night. */
function nightPaints(): Paints {
  const probe = document.createElement('div');
  probe.dataset['bsTheme'] = 'dark';
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const of = (token: string) => style.getPropertyValue(token).trim();
  return {
    of,
    tone: (tone) => of(paintOf(tone).slice('var('.length, -1)),
    font: style.fontFamily === '' ? 'sans-serif' : style.fontFamily,
    end: () => probe.remove(),
  };
}

function drawNight(context: Canvas, { of, tone }: Paints): void {
  const sky = context.createLinearGradient(0, 0, 0, CARD.height);
  sky.addColorStop(0, tone('deep'));
  sky.addColorStop(1, of('--sky'));
  context.fillStyle = sky;
  context.fillRect(0, 0, CARD.width, CARD.height);
  for (const [x, y, radius] of STARS) drawMark(context, ['rim', star(x, y, radius)], tone);
  drawMark(context, ['far', HILL], tone);
  context.save();
  context.translate(SCENE.left, SCENE.top);
  context.scale(SCENE.scale, SCENE.scale);
  for (const mark of scenes.gate) drawMark(context, mark, tone);
  context.restore();
  context.fillStyle = tone('gold');
  context.fillRect(0, 0, CARD.width, 10);
}

function drawPicture(context: Canvas, image: HTMLImageElement, { tone }: Paints): void {
  const { left, top, size, radius } = PICTURE;
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = Math.min(width, height);
  // An SVG without its own size.
  if (side === 0) return;
  context.save();
  context.beginPath();
  context.roundRect(left, top, size, size, radius);
  context.clip();
  context.drawImage(
    image,
    (width - side) / 2,
    (height - side) / 2,
    side,
    side,
    left,
    top,
    size,
    size,
  );
  context.restore();
  context.strokeStyle = tone('gold');
  context.lineWidth = 6;
  context.stroke();
}

function drawMark(context: Canvas, [name, path, width]: Mark, tone: Paints['tone']): void {
  const shape = new Path2D(path);
  if (width === undefined) {
    context.fillStyle = tone(name);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(shape, 'evenodd');
    return;
  }
  Object.assign(context, { strokeStyle: tone(name), lineWidth: width, lineCap: 'round' });
  context.stroke(shape);
}

function drawTexts(context: Canvas, paints: Paints, texts: CardTexts): void {
  const { of, tone, font } = paints;
  const line = (text: string, y: number, size: number, weight: number, color: string) => {
    context.font = `${String(weight)} ${String(size)}px ${font}`;
    context.fillStyle = color;
    context.fillText(fittingText(context, text, TEXT_WIDTH), LEFT, y);
  };
  const { rewards, source, server, member } = texts;
  line('Castle Bots', 96, 32, 700, of('--brand'));
  const most = rewards.length > 2 ? 68 : 88;
  const widest = (size: number) => {
    context.font = `800 ${String(size)}px ${font}`;
    return Math.max(...rewards.map((reward) => context.measureText(reward).width));
  };
  const size = fittingSize(widest, TEXT_WIDTH, { most, least: LEAST_SIZE });
  const gap = Math.round(size * 1.15);
  const top = 300 - ((rewards.length - 1) * gap) / 2;
  for (const [index, reward] of rewards.entries())
    line(reward, top + index * gap, size, 800, tone('argent'));
  const below = top + (rewards.length - 1) * gap;
  line(source, below + 76, 38, 600, tone('argent'));
  line(`on ${server}`, below + 124, 32, 500, tone('shade'));
  if (member !== null) line(`@${member}`, 566, 32, 600, of('--brand'));
}
