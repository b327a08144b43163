import type * as z from 'zod/mini';
import {
  questCardSchema,
  questSchema,
  questTaskSchema,
  type Quest,
  type QuestCard,
  type QuestTask,
} from '../quest';

type CardAnswer = z.input<typeof questCardSchema>;
type QuestAnswer = z.input<typeof questSchema>;
type TaskAnswer = z.input<typeof questTaskSchema>;

/** The server's time in samples. */
export const NOW = Date.parse('2026-03-04T12:00:00Z');
const MINUTE = 60_000;

/** So many minutes from then, as the API writes it. */
export const inMinutes = (minutes: number): string =>
  new Date(NOW + minutes * MINUTE).toISOString();

const server = { id: 'srv-1', slug: 'keep', name: 'The Keep', icon: null };
const common: Omit<CardAnswer, 'taskKinds'> = {
  slug: 'first-steps',
  title: 'First steps',
  categoryId: 'cat-1',
  image: null,
  status: 'LIVE',
  rewards: [{ kind: 'POINTS', label: '50 points', isGuaranteed: true, left: null }],
  recurrence: 'ONCE',
  capacity: null,
  taken: 0,
  startsAt: null,
  endsAt: null,
  isInstant: true,
  medianReviewSeconds: null,
  conditions: [],
  match: 0,
  isOpen: true,
  state: 'NOT_STARTED',
  availableAt: null,
};

/** A quest on the board, as the API has it. */
export const sampleCard = (own: Partial<CardAnswer> = {}): CardAnswer => ({
  ...common,
  taskKinds: ['TEXT'],
  ...own,
});

/** A task, as the API has it. */
export const sampleTask = (own: Partial<TaskAnswer> = {}): TaskAnswer => ({
  id: 't1',
  kind: 'TEXT',
  prompt: 'Tell us about you',
  options: [],
  scale: null,
  minChars: 3,
  min: null,
  max: null,
  fileSize: null,
  link: null,
  need: null,
  target: null,
  account: null,
  inviteUrl: null,
  isReviewed: false,
  state: 'TODO',
  reason: null,
  message: null,
  fix: null,
  answer: null,
  files: [],
  checkedAt: null,
  retryAt: null,
  ...own,
});

/** A quest with where one stands, as the API has it. */
export const sampleQuest = (own: Partial<QuestAnswer> = {}): QuestAnswer => ({
  ...common,
  server,
  description: '',
  method: 'ALL',
  winners: null,
  place: null,
  tasks: [sampleTask()],
  submittedAt: null,
  claimedAt: null,
  mayRetry: false,
  note: null,
  deliveries: [],
  attempts: [],
  now: inMinutes(0),
  ...own,
});

/** The board of a server with these quests, as the API has it. */
export const sampleBoard = (quests: readonly CardAnswer[], own: object = {}) => ({
  server,
  standing: { points: 120, rank: 7, members: 40 },
  categories: [],
  quests,
  now: inMinutes(0),
  ...own,
});

/** The same as a screen has it. */
export const readQuest = (own: Partial<QuestAnswer> = {}): Quest =>
  questSchema.parse(sampleQuest(own));

export const readCard = (own: Partial<CardAnswer> = {}): QuestCard =>
  questCardSchema.parse(sampleCard(own));

export const readTask = (own: Partial<TaskAnswer> = {}): QuestTask =>
  questTaskSchema.parse(sampleTask(own));
