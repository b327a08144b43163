import { alertCases, createPostCases, KEEPERS, mint, NOON } from '@/mock-api/testing/deliveries';
import { mintStarts } from '@/mock-api/domains/market/marketEvents';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const HOUR = 3_600_000;
const OFFICIAL = 'https://keepers.example/mint';
const given = { collection: KEEPERS, supply: 1000, links: [{ url: OFFICIAL }] };
const linking = { ...given, message: { content: `Mint at ${OFFICIAL}.`, embeds: [], buttons: [] } };

const cases = await createPostCases('live-mint-alert');
const unmet = (values: Values) => cases.ofEvent(values, mint).unmet;
const { name, channelId, message, mentionRoles } = alertCases(cases, given, mint);

/** The next mint there is, an hour before its start. */
const [start] = mintStarts(NOON, NOON + 60 * 24 * HOUR);
const countdown = (values: Values) =>
  cases
    .between(
      { ...values, collection: start?.asset ?? '' },
      (start?.at ?? 0) - 25 * HOUR,
      start?.at ?? 0,
    )
    .filter(({ due }) => due.signature === null).length;

describeEffects(cases.spec, {
  name,
  channelId,
  message,
  mentionRoles,
  collection: { given, value: KEEPERS, outcome: unmet, becomes: [], from: ['collection'] },
  supply: { given, value: 990, outcome: unmet, becomes: ['milestones'], from: [] },
  milestones: {
    given,
    value: ['DAY_BEFORE', 'HOUR_BEFORE'],
    outcome: countdown,
    becomes: 2,
    from: 1,
  },
  progressStep: { given, value: 20, outcome: unmet, becomes: ['milestones'], from: [] },
  links: {
    given: linking,
    value: [{ url: OFFICIAL }],
    outcome: unmet,
    becomes: [],
    from: ['links'],
  },
  'links[].url': {
    given: linking,
    value: OFFICIAL,
    outcome: unmet,
    becomes: [],
    from: ['links'],
  },
});
