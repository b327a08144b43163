import { loadModule } from '@/features/bot-modules/engine/registry';
import { itemsAt, numberAt, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import { isUnlocked, stored } from '../bot-modules/modules';
import type { RuleRow } from '../bot-modules/rows';
import { hashOf } from '../db/hashed';
import type { GuildRow } from '../discord/rows';
import { slugOf } from '../pictures/pictureOf';
import type { World } from '../world';
import { periodStart } from './recurrence';

/** A task of a quest, as its owner wrote it. */
export interface Task {
  /** Made of its content: it stays the same when tasks are put in another order. */
  id: string;
  kind: string;
  values: Values;
}

/** A quest with what its rule says. */
export interface QuestSpec {
  id: string;
  slug: string;
  title: string;
  status: 'SCHEDULED' | 'LIVE' | 'PAUSED' | 'ENDED';
  categoryId: string;
  values: Values;
  tasks: Task[];
  startsAt: number | null;
  endsAt: number | null;
  /** Since when it is open: what members did before counts for nothing. A later change of it moves nothing. */
  begunAt: number;
  /** How many may have it; null without a limit. */
  capacity: number | null;
}

/** The quests of a server that stand on its board, in their order. Drafts and archived ones do not. */
export async function questsOf(world: World, guild: GuildRow): Promise<QuestSpec[]> {
  const spec = await loadModule('quest');
  const row = world.db.modules.find(
    ({ serverId, slug }) => serverId === guild.id && slug === 'quest',
  );
  if (!spec || !row || !row.enabled || !isUnlocked(world, guild, spec.planItem)) return [];
  const slugs = new Set<string>();
  return row.rules.flatMap((rule) => {
    const quest = questFrom(world, rule, stored(spec, rule.values));
    if (!quest) return [];
    const own = slugs.has(quest.slug) ? `${quest.slug}-${rule.id}` : quest.slug;
    slugs.add(own);
    return [{ ...quest, slug: own }];
  });
}

function questFrom(world: World, rule: RuleRow, values: Values): QuestSpec | null {
  const publish = textAt(values, 'publish');
  if (!rule.enabled || publish === 'DRAFT' || publish === 'ARCHIVED') return null;
  return questWith(world, rule, values);
}

/** A quest with these values, whether or not it is on the board. */
export function questWith(
  world: World,
  { id, updatedAt }: Pick<RuleRow, 'id' | 'updatedAt'>,
  values: Values,
): QuestSpec {
  const publish = textAt(values, 'publish');
  const title = textAt(values, 'name');
  const now = world.clock.now();
  const startsAt = publish === 'SCHEDULED' ? startOf(values) : null;
  const endsAt = values['hasEnd'] === true ? endOf(values) : null;
  const limits = [
    numberAt(values, 'claimLimit'),
    textAt(values, 'method') === 'FCFS' ? numberAt(values, 'winners') : 0,
  ].filter((limit) => limit > 0);
  return {
    id,
    slug: slugOf(title).replaceAll(/^-+|-+$/g, '') || id,
    title,
    status: statusOf(publish, now, startsAt, endsAt),
    categoryId: textAt(values, 'categoryId'),
    values,
    tasks: tasksOf(values),
    startsAt,
    endsAt,
    begunAt:
      world.db.questStarts.find(({ questId }) => questId === id)?.at ?? startsAt ?? updatedAt,
    capacity: limits.length === 0 ? null : Math.min(...limits),
  };
}

/** From when on what members do for a quest counts: since it is open, and of a recurring one since its period began. */
export const countedSince = ({ clock }: World, { begunAt, values }: QuestSpec): number =>
  Math.max(begunAt, periodStart(textAt(values, 'recurrence'), clock.now()) ?? 0);

function statusOf(
  publish: string,
  now: number,
  startsAt: number | null,
  endsAt: number | null,
): QuestSpec['status'] {
  if (publish === 'ENDED' || (endsAt !== null && now >= endsAt)) return 'ENDED';
  if (publish === 'PAUSED') return 'PAUSED';
  return startsAt !== null && now < startsAt ? 'SCHEDULED' : 'LIVE';
}

/** The tasks of a quest, each with its id. */
export function tasksOf(values: Values): Task[] {
  const times = new Map<string, number>();
  return itemsAt(values, 'tasks').map((task) => {
    const text = JSON.stringify(task);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    const id = `t${hashOf(text, String(before)).toString(36)}`;
    return { id, kind: textAt(task, 'kind'), values: task };
  });
}

/** Offset of a time zone at a moment, ms; 0 for one that is none. */
function offsetAt(timeZone: string, at: number): number {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    }).formatToParts(at);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? '0');
    const there = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    );
    return there - Math.floor(at / 1000) * 1000;
  } catch {
    return 0;
  }
}

/** A local day and time in a zone, ms since 1970; null where they are none. */
export function momentOf(day: string, time: string, timeZone: string): number | null {
  const local = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(local)) return null;
  const guess = local - offsetAt(timeZone, local);
  // Once more, for where the clocks change in between.
  return local - offsetAt(timeZone, guess);
}

const startOf = (values: Values) =>
  momentOf(textAt(values, 'startDate'), textAt(values, 'startTime'), textAt(values, 'timeZone'));

/** It ends with the last day. */
function endOf(values: Values): number | null {
  const last = Date.parse(`${textAt(values, 'endDate')}T00:00:00Z`);
  if (Number.isNaN(last)) return null;
  const next = new Date(last + 86_400_000).toISOString().slice(0, 10);
  return momentOf(next, '00:00', textAt(values, 'timeZone'));
}
