import { MISSING } from '@/mock-api/testing/tamper';
import type { Damage } from './answers';
import type { Group } from './group';
import * as shows from './shows';

const module = (field: string, value: unknown): Damage => ({ [`modules.0.${field}`]: value });
const rule = (field: string, value: unknown): Damage => ({ [`rules.0.${field}`]: value });

/** Modules, their rules and settings. */
export const modulesTable: readonly Group[] = [
  {
    answer: 'modules',
    id: 'F1',
    shows: 'the module among the others',
    check: shows.everyModule,
    alike: true,
    damages: [
      ['a state of a later version', module('state', 'TRIAL')],
      ['no state', module('state', null)],
      ['no number of rules', module('used', MISSING)],
      ['a limit in words', module('limit', 'ten')],
      ['a time that is a number', module('updatedAt', 5)],
      ['an author that is an object', module('updatedBy', {})],
    ],
  },
  {
    answer: 'modules',
    id: 'F1',
    shows: 'all but that module, which a note names',
    replaced: true,
    check: shows.otherModules,
    damages: [['no slug', { 'modules.0.slug': null, 'modules.0.label': 'auto-moderator' }]],
  },
  {
    answer: 'modules',
    shows: 'that the state is unknown',
    check: shows.text('Unknown'),
    damages: [['an unknown state', module('state', 'TRIAL')]],
  },
  {
    answer: 'rules',
    id: 'F1',
    shows: 'the rule among the others',
    alike: true,
    damages: [
      ['nothing on whether it is on', rule('enabled', null)],
      ['no version', rule('version', null)],
      ['no time', rule('updatedAt', MISSING)],
      ['an author that is a number', rule('updatedBy', 5)],
      ['problems that are null', rule('problems', null)],
      ['problems of another shape', rule('problems', [{ text: 'x' }])],
      ['values of a later version', rule('values.name', { en: 'Sales' })],
    ],
  },
  {
    answer: 'rules',
    id: 'F1',
    shows: 'all but that rule, which a note names',
    lost: 1,
    check: shows.text(/^1 rule couldn’t be shown: /),
    damages: [['no id', rule('id', null)]],
  },
  {
    answer: 'moduleSettings',
    id: 'F1',
    shows: 'the form',
    alike: true,
    damages: [
      ['a state of a later version', { state: 'TRIAL' }],
      ['a switch in words', { enabled: 'yes' }],
      ['no version', { version: null }],
      ['no problems', { problems: MISSING }],
      ['no author', { updatedBy: MISSING }],
    ],
  },
  {
    answer: 'moduleSettings',
    shows: 'why they can’t be saved without it',
    check: shows.text(/Couldn’t load the version of these settings/),
    damages: [['no version', { version: null }]],
  },
  {
    answer: 'moduleSettings',
    shows: 'why they can’t be saved in it',
    check: shows.text(/Unknown status\./),
    damages: [['an unknown state', { state: 'TRIAL' }]],
  },
  {
    answer: 'moduleSettings',
    shows: 'Retry, and no form as if nothing had been saved',
    replaced: true,
    check: shows.retryWithoutForm,
    damages: [['values that are a text', { values: 'nonsense' }]],
  },
];
