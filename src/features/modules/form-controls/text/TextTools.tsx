import {
  AtSign,
  Bold,
  Braces,
  Code,
  EyeOff,
  Hash,
  Heading,
  Italic,
  Link,
  List,
  Smile,
  Strikethrough,
  TextQuote,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { EmojiMenu } from '../../field-types/emoji/EmojiMenu';
import type { LoadPicker } from '../../field-types/emoji/EmojiPickerPlace';
import type { BoxTools } from '../completion/Completed';
import { formatBox } from './formatBox';
import type { Format } from './format';
import './textTools.scss';

interface TextToolsProps {
  tools: BoxTools;
  /** What the text is called: "Description". */
  label: string;
  hasVariables: boolean;
}

interface Tool {
  name: string;
  Icon: LucideIcon;
  keys?: string;
}

const formats: readonly (Tool & { format: Format })[] = [
  { format: 'bold', name: 'Bold', Icon: Bold, keys: 'Control+B' },
  { format: 'italic', name: 'Italic', Icon: Italic, keys: 'Control+I' },
  { format: 'underline', name: 'Underline', Icon: Underline, keys: 'Control+U' },
  { format: 'strike', name: 'Strikethrough', Icon: Strikethrough },
  { format: 'spoiler', name: 'Spoiler', Icon: EyeOff },
  { format: 'code', name: 'Code', Icon: Code },
  { format: 'link', name: 'Link', Icon: Link },
  { format: 'quote', name: 'Quote', Icon: TextQuote },
  { format: 'list', name: 'List', Icon: List },
  { format: 'heading', name: 'Heading', Icon: Heading },
];

/** Signs that open the list of names at the caret. */
const signs: readonly (Tool & { sign: string })[] = [
  { sign: '@', name: 'Mention a role', Icon: AtSign },
  { sign: '#', name: 'Mention a channel', Icon: Hash },
  { sign: '{', name: 'Insert a variable', Icon: Braces },
];

const loadPicker: LoadPicker = () => import('../../field-types/emoji/EmojiPicker');

/** Discord’s markdown, emoji and names, as buttons above a text: Tab comes to one of them, the arrow keys go on. */
export function TextTools({ tools, label, hasVariables }: TextToolsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const offered = signs.filter(({ sign }) => sign !== '{' || hasVariables);
  const stop = (place: number) => ({
    'data-stop': place,
    tabIndex: place === active ? 0 : -1,
    onFocus: () => setActive(place),
  });
  const count = formats.length + 1 + offered.length;

  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset['stop'] === undefined) return;
    const next = nextStop(key, Number(target.dataset['stop']), count);
    if (next === null) return;
    event.preventDefault();
    bar.current?.querySelector<HTMLElement>(`[data-stop="${String(next)}"]`)?.focus();
  };
  /** As if it were typed, so that the names are offered. A blank before it, where it would be part of a word. */
  const putSign = (sign: string) => {
    const place = tools.place();
    if (!place) return;
    const before = place.box.value.slice(0, place.from).at(-1) ?? ' ';
    tools.open(/\s/.test(before) || sign === '{' ? sign : ` ${sign}`);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={`Format: ${label}`}
      className="text-tools"
      onKeyDown={press}
    >
      {formats.map(({ format, name, Icon, keys }, place) => (
        <button
          key={format}
          type="button"
          className="text-tools__tool"
          aria-label={name}
          title={keys === undefined ? name : `${name} (${keys.replace('Control', 'Ctrl')})`}
          aria-keyshortcuts={keys}
          onClick={() => {
            const at = tools.place();
            if (at) formatBox(at, format);
          }}
          {...stop(place)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
      <EmojiMenu
        load={loadPicker}
        onChoose={({ emoji }) => tools.insert(emoji)}
        className="text-tools__tool"
        aria-label="Emoji"
        title="Emoji"
        {...stop(formats.length)}
      >
        <Smile aria-hidden="true" />
      </EmojiMenu>
      {offered.map(({ sign, name, Icon }, place) => (
        <button
          key={sign}
          type="button"
          className="text-tools__tool"
          aria-label={name}
          title={name}
          onClick={() => putSign(sign)}
          {...stop(formats.length + 1 + place)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** Where a key leads to; null when it leads nowhere. */
function nextStop(key: string, at: number, count: number): number | null {
  const steps = new Map([
    ['ArrowRight', (at + 1) % count],
    ['ArrowLeft', (at + count - 1) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return steps.get(key) ?? null;
}
