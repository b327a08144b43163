import { TextField } from '@/shared/ui/form/TextField';
import type { ControlProps } from '../kind';

const Control = ({ field }: ControlProps<'cron'>) => <TextField {...field} />;
export default Control;
