import type { FieldSet } from '@/features/modules/common-fields/field';

/** Texts that name a rule and don't affect payment. */
const NAMING = ['name', 'description'];

/** Whether the field at a path affects payment: the name, the channel and the message of a post don't. */
export function decidesPay(fields: FieldSet, path: string): boolean {
  const [name = ''] = path.split('.');
  const type = fields[name]?.control.type;
  return !NAMING.includes(name) && type !== 'message' && type !== 'channel';
}
