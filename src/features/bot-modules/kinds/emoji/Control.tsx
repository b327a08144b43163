import { EmojiField } from './EmojiField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'emoji'>) => <EmojiField {...field} isJudged />;
export default Control;
