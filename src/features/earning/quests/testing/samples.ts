import type * as z from 'zod/mini';
import { deliverySchema, type Delivery } from '@/features/earning/reward-moment/delivery';
import { MINUTE } from '@/shared/time/durations';
import {
  questCardSchema,
  questSchema,
  questTaskSchema,
  type Quest,
  type QuestCard,
  type QuestTask,
} from '../quest';

/** The server's time in samples. */
export const NOW = Date.parse('2026-03-04T12:00:00Z');

/** A number of minutes from then, as the API writes it. */
export const inMinutes = (minutes: number): string =>
  new Date(NOW + minutes * MINUTE).toISOString();

const server = { id: 'srv-1', slug: 'keep', name: 'The Keep', icon: null };
/** Omitted fields get the defaults of the response schemas: null, false or empty. */
const common: Partial<z.input<typeof questCardSchema>> = {
  slug: 'first-steps',
  title: 'First steps',
  categoryId: 'cat-1',
  status: 'LIVE',
  rewards: [{ kind: 'POINTS', label: '50 points', isGuaranteed: true, left: null }],
  taken: 0,
  isInstant: true,
  conditions: [],
  isOpen: true,
  state: 'NOT_STARTED',
};

/** A quest on the board. */
export const sampleCard = (own: Partial<QuestCard> = {}): QuestCard => ({
  ...questCardSchema.parse({ ...common, taskKinds: ['TEXT'] }),
  ...own,
});

/** A task. */
export const sampleTask = (own: Partial<QuestTask> = {}): QuestTask => ({
  ...questTaskSchema.parse({
    id: 't1',
    kind: 'TEXT',
    prompt: 'Tell us about you',
    minChars: 3,
    state: 'TODO',
  }),
  ...own,
});

/** A quest with the member's state in it. */
export const sampleQuest = (own: Partial<Quest> = {}): Quest => ({
  ...questSchema.parse({
    ...common,
    server,
    method: 'ALL',
    tasks: [sampleTask()],
    deliveries: [],
    attempts: [],
    now: inMinutes(0),
  }),
  ...own,
});

/** A reward that was delivered. */
export const sampleDelivery = (own: Partial<Delivery> = {}): Delivery => ({
  ...deliverySchema.parse({ kind: 'POINTS', label: '50 points', state: 'DONE' }),
  ...own,
});

/** The board of a server with these quests. */
export const sampleBoard = (quests: readonly QuestCard[], own: object = {}) => ({
  server,
  standing: { points: 120, rank: 7, members: 40 },
  categories: [],
  quests,
  now: inMinutes(0),
  ...own,
});
