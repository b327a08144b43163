import type { ComponentType } from 'react';
import type { Family } from '@/features/modules/engine/about';
import { CheckIcon, TowerIcon } from '@/shared/ui/icons';
import { BotMessage, Channel, Embed, MemberMessage, Mention, MessageButton } from '../discord';

const log = [
  ['02:31', 'otter passed the captcha'],
  ['02:44', 'Ticket 41 opened by wren'],
  ['03:05', 'heron picked the Builder role'],
] as const;

/** A moderation log: an action on a message, and other events. */
const Moderation = () => (
  <Channel name="mod-log">
    <BotMessage>
      <Embed
        tone="bad"
        title="Message removed"
        fields={[
          ['Rule', 'Links from newcomers'],
          ['Action', 'Timed out for 10 minutes'],
        ]}
      >
        <p>
          <Mention>@drifter</Mention> posted a link in <Mention>#general</Mention> an hour after
          joining.
        </p>
      </Embed>
      <ul className="scene__log">
        {log.map(([at, what]) => (
          <li key={at}>
            <span>{at}</span> {what}
          </li>
        ))}
      </ul>
    </BotMessage>
  </Channel>
);

const counters = ['Members: 2,418', 'Holders: 611', 'Floor: 11.9 SOL', 'SOL: 152 USD'];

/** The list of channels, with counters as names, beside a requested chart. */
const Stats = () => (
  <div className="discord-scene">
    <div className="scene__split">
      <div>
        <p className="scene__bar">Your server</p>
        <ul className="channel-list">
          {counters.map((name) => (
            <li key={name}>
              <strong>{name}</strong>
            </li>
          ))}
          <li>announcements</li>
          <li>market</li>
          <li>general</li>
        </ul>
      </div>
      <div>
        <p className="scene__bar"># market</p>
        <Embed
          title="Floor over 7 days"
          fields={[
            ['Now', '11.9 SOL'],
            ['Lowest', '10.2 SOL'],
          ]}
        >
          <svg className="scene__chart" viewBox="0 0 200 60" aria-hidden="true" focusable="false">
            <path d="M0 59h200M0 30h200M0 1h200" />
            <polyline points="0,44 18,47 36,40 54,52 72,49 90,34 108,37 126,24 144,28 162,16 180,20 200,11" />
          </svg>
        </Embed>
      </div>
    </div>
  </div>
);

/** The verification channel: the button, the reply after pressing it, and the new role. */
const Verification = () => (
  <Channel name="verify">
    <BotMessage>
      <Embed title="Prove what you hold">
        <p>Sign a message with the wallet that holds your NFTs. Nothing leaves it.</p>
      </Embed>
      <MessageButton look="success">Verify</MessageButton>
      <div className="discord-reply">
        <p>
          You hold 2 of the collection. You have the role <Mention>@Holder</Mention> now.
        </p>
        <small>Only you can see this.</small>
      </div>
    </BotMessage>
    <MemberMessage by="wren">
      <p className="scene__role">
        <span /> Holder
      </p>
      <p>And in. Morning, everyone.</p>
    </MemberMessage>
  </Channel>
);

/** A sale, as the bot posts it. */
const Alerts = () => (
  <Channel name="sales">
    <BotMessage>
      <Embed
        title="Sold: Tower #214"
        fields={[
          ['Price', '12.4 SOL'],
          ['Floor', '11.9 SOL'],
          ['Rarity', 'Rank 88'],
        ]}
      >
        <p className="scene__piece" aria-hidden="true">
          <TowerIcon />
        </p>
      </Embed>
      <MessageButton>See the sale</MessageButton>
    </BotMessage>
  </Channel>
);

const tasks: readonly (readonly [text: string, isDone: boolean])[] = [
  ['Link a wallet', true],
  ['Say hello in #general', true],
  ['Repost the announcement', false],
];

/** A quest in progress. */
const Earning = () => (
  <Channel name="quests">
    <BotMessage>
      <Embed
        tone="good"
        title="Quest: first steps in the keep"
        fields={[
          ['Reward', '0.05 SOL and 40 points'],
          ['Ends', 'in 3 days'],
        ]}
      >
        <ul className="scene__tasks">
          {tasks.map(([text, isDone]) => (
            <li key={text} className={isDone ? 'scene__task--done' : undefined}>
              {isDone ? <CheckIcon /> : <span />}
              {text}
              {isDone ? <span className="visually-hidden">(done)</span> : null}
            </li>
          ))}
        </ul>
      </Embed>
      <MessageButton look="success">Continue</MessageButton>
    </BotMessage>
  </Channel>
);

/** What members see of each family of modules. */
export const familyScenes: Record<Family, ComponentType> = {
  moderation: Moderation,
  stats: Stats,
  verification: Verification,
  alerts: Alerts,
  earning: Earning,
};
