import type { Values } from '@/features/modules/common-fields/field';
import autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import { DAY } from '@/shared/time/durations';
import { moduleRow } from '../domains/module-settings/modules';
import { createClock } from '../store/clock';
import { snowflakeAt } from '../domains/guilds/snowflake';
import { createWorld } from '../createWorld';
import { createEvaluator, type Sighting } from '../domains/cases/auto-moderator/evaluator';
import { outcomeOf } from '../domains/cases/auto-moderator/outcome';
import { verifyNewcomers } from '../domains/cases/captcha/verifyNewcomers';
import { mannerOf, type Manner } from '../domains/cases/captcha/visits';
import type { CaseMark } from '../domains/cases/rows';

/** Time of the cases, ms since 1970. */
export const NOON = Date.UTC(2026, 10, 20, 12);
const SERVER = 'srv-hq';

/** Id of a new member of the embedded world with a certain behavior in their first captcha attempt. */
export function newcomerWho(behaves: (manner: Manner) => boolean): string {
  const ids = Array.from({ length: 2000 }, (_, index) => `usr-${String(1000 + index)}`);
  const found = ids.find((id) => behaves(mannerOf(SERVER, id, 0)));
  if (found === undefined) throw new Error('No newcomer behaves like that.');
  return found;
}

/** The server whose package has every module, in a world whose clock shows `NOON`. */
export function createModeratedServer() {
  const world = createWorld({ clock: createClock(0, () => NOON) });
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has no such server.');
  return {
    world,
    guild,
    channel: (name: string) => guild.channels.find((row) => row.name === name)?.id ?? '',
    role: (name: string) => guild.roles.find((row) => row.name === name)?.id ?? '',

    /** The cases that a rule with these values makes of one member's events, in order. */
    moderated: (settings: Values, sightings: readonly Partial<Sighting>[]) => {
      const values = autoModerator.read(settings);
      const evaluator = createEvaluator({ id: 'rule', name: values.name, values });
      return sightings.flatMap((sighting, index) => {
        const violation = evaluator.see({
          kind: 'MESSAGE',
          id: String(index),
          userId: 'usr-1',
          at: NOON,
          channelId: null,
          text: '',
          roles: [],
          accountCreatedAt: null,
          ...sighting,
        });
        return violation === null ? [] : [outcomeOf(guild, violation)];
      });
    },

    /**
     * Result for one new member: the outcome of their captcha attempt, their roles and messages.
     *
     * @param hours time from joining to the read of the server
     */
    newcomer: (
      values: Values,
      userId: string,
      hours: number,
      { roles = [], accountDays = 400 }: { roles?: readonly string[]; accountDays?: number } = {},
    ) => {
      const { db } = world;
      const before = { members: db.members, cases: db.cases, directMessages: db.directMessages };
      const { users } = db;
      const [pattern] = users;
      if (!pattern) throw new Error('The seed has no users.');
      const joinedAt = NOON - hours * 3_600_000;
      const member = {
        serverId: SERVER,
        userId,
        joinedAt,
        leftAt: null,
        roles: roles.map((roleId) => ({
          roleId,
          source: 'HAND' as const,
          because: null,
          at: joinedAt,
        })),
      };
      const discordId = snowflakeAt(joinedAt - accountDays * DAY, 0);
      Object.assign(moduleRow(world, guild, captcha.slug), { values, enabled: true, updatedAt: 0 });
      Object.assign(db, { members: [member], cases: [], directMessages: [] });
      db.users = [{ ...pattern, id: userId, discordId }];
      const mark: CaseMark = { serverId: SERVER, until: joinedAt, newsFrom: joinedAt, since: 0 };
      verifyNewcomers(world, guild, mark, NOON);
      const after = { member: db.members[0], cases: db.cases, messages: db.directMessages };
      Object.assign(db, before, { users });
      return {
        cases: after.cases,
        /** Texts of the last case's entries. */
        log: (after.cases.at(-1)?.entries ?? []).map(({ text }) => text),
        member: after.member,
        roles: (after.member?.roles ?? []).map(({ roleId }) => roleId),
        messages: after.messages.length,
      };
    },
  };
}
