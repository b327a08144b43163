import { ChannelField } from '@/features/server/discord/pickers/ChannelField';
import type { ControlProps } from '../controlProps';

const Control = ({ field, control }: ControlProps<'channel'>) => (
  <ChannelField {...field} kinds={control.kinds} />
);
export default Control;
