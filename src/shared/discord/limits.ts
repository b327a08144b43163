/**
 * Discord's limits, defined once for forms, the back end and the API document. Texts are counted in Unicode code points
 * (`lengthOf`), lists in items, times in seconds.
 */

/** A message with its embeds and buttons. */
export const messageLimits = {
  content: 2000,
  embeds: 10,
  title: 256,
  description: 4096,
  fields: 25,
  fieldName: 256,
  fieldValue: 1024,
  footer: 2048,
  author: 256,
  /** Sum over all embeds of one message. */
  allEmbeds: 6000,
  /** Five rows of five. */
  buttons: 25,
  rows: 5,
  rowButtons: 5,
  buttonLabel: 80,
  buttonUrl: 512,
  /** URLs of links and pictures in embeds. */
  embedUrl: 2048,
  /** The message that a button replies with. */
  answer: 2000,
  reactions: 20,
} as const;

/** A select menu under a message. */
export const menuLimits = {
  options: 25,
  label: 100,
  description: 100,
  placeholder: 150,
} as const;

/** The form that Discord opens before a ticket. */
export const modalLimits = { title: 45, inputs: 5, inputLabel: 45 } as const;

export const nameLimits = {
  channel: 100,
  thread: 100,
  nickname: 32,
  webhook: 80,
  /** Bio of a bot on one server. */
  bio: 190,
} as const;

/** Discord's AutoMod, and actions of moderators. */
export const moderationLimits = {
  keywords: 1000,
  keyword: 60,
  exemptRoles: 20,
  timeout: 2_419_200,
} as const;

const SPEC = 'https://github.com/discord/discord-api-spec/blob/main/specs/openapi.json';
const DOCS = 'https://docs.discord.com/developers';
const EMBED = `${DOCS}/resources/message#embed-object-embed-limits`;
const MESSAGE = `${DOCS}/resources/message#create-message`;
const ROW = `${DOCS}/components/reference#action-row`;
const LEGACY = `${DOCS}/components/reference#legacy-message-component-behavior`;
const BUTTON = `${DOCS}/components/reference#button-button-structure`;
const SELECT = `${DOCS}/components/reference#string-select`;
const MODAL = `${DOCS}/interactions/receiving-and-responding#interaction-response-object-modal`;
const CHANNEL = `${DOCS}/resources/channel`;
const USER = `${DOCS}/resources/user#usernames-and-nicknames`;
const AUTOMOD = `${DOCS}/resources/auto-moderation`;

/** Documentation of each limit, with its subject. */
export const limitSources: Readonly<
  Record<
    string,
    { limits: Readonly<Record<string, number>>; sources: Readonly<Record<string, string>> }
  >
> = {
  Message: {
    limits: messageLimits,
    sources: {
      content: MESSAGE,
      embeds: MESSAGE,
      title: EMBED,
      description: EMBED,
      fields: EMBED,
      fieldName: EMBED,
      fieldValue: EMBED,
      footer: EMBED,
      author: EMBED,
      allEmbeds: EMBED,
      buttons: LEGACY,
      rows: LEGACY,
      rowButtons: ROW,
      buttonLabel: BUTTON,
      buttonUrl: BUTTON,
      embedUrl: SPEC,
      answer: MESSAGE,
      reactions: `${DOCS}/topics/opcodes-and-status-codes#json`,
    } satisfies Record<keyof typeof messageLimits, string>,
  },
  Menu: {
    limits: menuLimits,
    sources: {
      options: SELECT,
      label: SELECT,
      description: SELECT,
      placeholder: SELECT,
    } satisfies Record<keyof typeof menuLimits, string>,
  },
  'Window with questions': {
    limits: modalLimits,
    sources: {
      title: MODAL,
      inputs: MODAL,
      inputLabel: `${DOCS}/components/reference#label`,
    } satisfies Record<keyof typeof modalLimits, string>,
  },
  Name: {
    limits: nameLimits,
    sources: {
      channel: `${CHANNEL}#modify-channel`,
      thread: `${CHANNEL}#start-thread-from-message`,
      nickname: USER,
      webhook: `${DOCS}/resources/webhook#create-webhook`,
      bio: `${DOCS}/resources/guild#modify-current-member`,
    } satisfies Record<keyof typeof nameLimits, string>,
  },
  Moderation: {
    limits: moderationLimits,
    sources: {
      keywords: `${AUTOMOD}#auto-moderation-rule-object-trigger-metadata`,
      keyword: `${AUTOMOD}#auto-moderation-rule-object-trigger-metadata`,
      exemptRoles: `${AUTOMOD}#auto-moderation-rule-object`,
      timeout: `${DOCS}/resources/guild#modify-guild-member`,
    } satisfies Record<keyof typeof moderationLimits, string>,
  },
};

/** Buttons in rows as Discord shows them below a message. */
export const inRows = <T>(buttons: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(buttons.length / messageLimits.rowButtons) }, (_, row) =>
    buttons.slice(row * messageLimits.rowButtons, (row + 1) * messageLimits.rowButtons),
  );
