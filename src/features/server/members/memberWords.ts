import { labelIn } from '@/shared/text/labelIn';
import type { FilterChoice } from '@/shared/ui/table/column';

const flagNames: Readonly<Record<string, string>> = {
  SUSPICIOUS: 'Duplicate answer',
  CAPTCHA: 'No captcha',
  MODERATED: 'Moderated',
  NOTE: 'Notes',
};

/** A flag in words. */
export const flagText = (flag: string): string => labelIn(flagNames, flag);

export const flagChoices: FilterChoice[] = Object.entries(flagNames).map(([value, label]) => ({
  value,
  label,
}));

export const activityChoices: FilterChoice[] = [
  { value: 'WEEK', label: 'Within 7 days' },
  { value: 'MONTH', label: '7 to 30 days ago' },
  { value: 'QUIET', label: 'Longer ago' },
  { value: 'NEVER', label: 'Never' },
];

export const yesOrNo = (yes: string, no: string): FilterChoice[] => [
  { value: 'YES', label: yes },
  { value: 'NO', label: no },
];

export const stateChoices: FilterChoice[] = [
  { value: 'HERE', label: 'On the server' },
  { value: 'LEFT', label: 'Has left' },
];
