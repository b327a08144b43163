import { createPostCases } from '@/mock-api/testing/deliveries';
import type { Values } from '../../common-fields/field';
import { describeEffects } from '../../testing/effectCases';

const cases = await createPostCases('embed-message');
const { channelId } = cases;
/** The post that is due right after a message is first saved. */
const saved = (values: Values) => cases.between(values, 0, 10)[0];
const post = (values: Values) => saved(values)?.post;
const pings = (values: Values) => post(values)?.pings;
const plain = { users: true, roles: false, everyone: false };
const webhook = { sender: 'WEBHOOK', senderName: 'The Herald' };
const button = { label: 'Rules', url: 'https://castle.test/rules' };

describeEffects(cases.spec, {
  name: { value: 'House rules', outcome: cases.nameOf, becomes: 'House rules', from: 'rule' },
  channelId: {
    value: channelId,
    outcome: (values) => saved(values)?.channelId,
    becomes: channelId,
    from: '',
  },
  message: {
    value: { content: 'Be kind.', embeds: [], buttons: [] },
    outcome: (values) => post(values)?.message?.content,
    becomes: 'Be kind.',
    from: '',
  },
  buttons: {
    value: [button],
    outcome: (values) => post(values)?.message?.buttons.length,
    becomes: 1,
    from: 0,
  },
  'buttons[].label': {
    given: { buttons: [button] },
    value: 'House rules',
    outcome: (values) => post(values)?.message?.buttons[0]?.label,
    becomes: 'House rules',
    from: '',
  },
  'buttons[].url': {
    given: { buttons: [button] },
    value: 'https://castle.test/house',
    outcome: (values) => post(values)?.message?.buttons[0]?.url,
    becomes: 'https://castle.test/house',
    from: '',
  },
  sender: {
    given: { senderName: 'The Herald' },
    value: 'WEBHOOK',
    outcome: (values) => post(values)?.sender?.name,
    becomes: 'The Herald',
    from: undefined,
  },
  senderName: {
    given: webhook,
    value: 'The Crier',
    outcome: (values) => post(values)?.sender?.name,
    becomes: 'The Crier',
    from: '',
  },
  senderPicture: {
    given: webhook,
    value: 'https://castle.test/herald.png',
    outcome: (values) => post(values)?.sender?.picture,
    becomes: 'https://castle.test/herald.png',
    from: '',
  },
  mentionsUsers: { value: false, outcome: pings, becomes: { ...plain, users: false }, from: plain },
  mentionsRoles: { value: true, outcome: pings, becomes: { ...plain, roles: true }, from: plain },
  mentionsEveryone: {
    value: true,
    outcome: pings,
    becomes: { ...plain, everyone: true },
    from: plain,
  },
  keepsCopies: {
    value: false,
    outcome: (values) => saved(values)?.due.isOver?.({ total: 1, sentAfter: () => [] }),
    becomes: true,
    from: false,
  },
});
