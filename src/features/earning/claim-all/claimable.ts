import * as z from 'zod/mini';
import { claimTokenSchema, unitsText } from '@/features/earning/claims/claim';
import { earningSections } from '@/features/earning/points/points';
import { boardServerSchema } from '@/features/earning/quests/boardServer';
import { deliverySchema, rewardKinds } from '@/features/earning/reward-moment/delivery';
import {
  addressText,
  exactlyTrue,
  idSchema,
  idText,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';
import { chainTextOrNull } from '@/shared/solana/chainText';

/** Most lines in one call, and most receipts read by one. */
export const MOST_LINES = 50;

/** One thing a claim gives. Amounts are read strictly: one that isn't exact counts as missing. */
const giveSchema = z.object({
  kind: openEnum(z.enum(rewardKinds)),
  label: z
    .string()
    .check(z.describe('In words, such as “50 points”, “0.1 SOL” or the name of a role.')),
  points: orNull(z.nullable(z.int())).check(z.describe('Points to add; null for all other kinds.')),
  token: z.nullable(claimTokenSchema).check(z.describe('Token to send; null for all other kinds.')),
  amount: z.nullable(unitsText).check(z.describe('Base units of that token; null without one.')),
  collection: orNull(z.nullable(addressText)).check(
    z.describe('Address of the NFT’s collection (base58); null for all other kinds.'),
  ),
  image: textOrNull,
  lamports: orNull(z.nullable(unitsText)).check(
    z.describe('Worth in lamports at today’s price or floor price; null without a price.'),
  ),
  isGuaranteed: exactlyTrue.check(
    z.describe(
      'Whether the ledger wallet or the bot delivers it. Everything else comes from the server’s team.',
    ),
  ),
});
export type Give = z.infer<typeof giveSchema>;
/** Shape a server sends. */
export type GiveSent = z.input<typeof giveSchema>;

const pointsTermsSchema = z.object({
  kind: z.literal('POINTS'),
  server: idText.check(z.describe('Server slug, as in page URLs.')),
  section: z.enum(Object.keys(earningSections)),
  points: z.int().check(z.minimum(1)),
  mint: z.nullable(addressText).check(z.describe('Token address; null is SOL.')),
  amount: unitsText.check(z.describe('Base units of the token for all points.')),
  after: z
    .nullable(z.string())
    .check(z.describe('ID of the caller’s newest claim for this way to earn; null without one.')),
});

const questTermsSchema = z.object({
  kind: z.literal('QUEST'),
  server: idText.check(z.describe('Server slug, as in page URLs.')),
  quest: idText.check(z.describe('Quest slug, as in page URLs.')),
  submission: idText.check(
    z.describe(
      'ID of the attempt that earned the reward. A recurring quest has one for each period.',
    ),
  ),
  rewards: z
    .array(
      z.object({
        kind: z.enum(rewardKinds),
        label: z.string(),
        points: z.nullable(z.int()),
        mint: z.nullable(z.string()),
        amount: z.nullable(unitsText),
        collection: z.nullable(z.string()),
      }),
    )
    .check(z.maxLength(50)),
});

/** Terms of a claim. The client sends back the terms it showed; the server refuses the line if they changed. */
export const claimTermsSchema = z.discriminatedUnion('kind', [pointsTermsSchema, questTermsSchema]);
export type LineTerms = z.infer<typeof claimTermsSchema>;
export type PointsTerms = z.infer<typeof pointsTermsSchema>;
export type QuestTerms = z.infer<typeof questTermsSchema>;

/** A line that can be claimed on one server, now or later. */
export const claimableLineSchema = withLists({
  id: idSchema,
  server: boardServerSchema,
  title: z.string().check(z.describe('Way to earn, or title of the quest.')),
  path: z.string().check(z.describe('Page of the user site where it is claimed separately.')),
  isOpen: exactlyTrue.check(z.describe('Whether it can be claimed now.')),
  message: chainTextOrNull.check(z.describe('Why it can’t be claimed now; null if it can.')),
  retryAt: timeOrNull.check(z.describe('When it can be claimed, if only time is missing.')),
  needsWallet: orElse(z.boolean(), true).check(
    z.describe('Whether it includes tokens or NFTs, so that a linked wallet is needed.'),
  ),
  needsApproval: exactlyTrue.check(
    z.describe('Whether the team approves the payout before it is sent.'),
  ),
  address: z
    .nullable(addressText)
    .check(z.describe('The caller’s default wallet, for a client to suggest; null without one.')),
  gives: listOf(giveSchema, { what: 'reward', mayBeMissing: true }),
  terms: claimTermsSchema,
});
export type ClaimableLine = z.infer<typeof claimableLineSchema>;

/** GET /users/me/claimable */
export const claimableSchema = withLists({
  lines: listOf(claimableLineSchema, { what: 'reward', by: 'id' }),
});

/** Outcome of a line. CLAIMED and REFUSED are final; deliveries continue. */
export const outcomeSchema = withLists({
  key: z.string(),
  result: z
    .enum(['CLAIMED', 'REFUSED'])
    .check(z.describe('Both are final, while deliveries continue.')),
  at: timeOrNull,
  code: textOrNull.check(z.describe('Error code of the refusal; null if it was claimed.')),
  message: chainTextOrNull.check(z.describe('The refusal in words; null if it was claimed.')),
  deliveries: listOf(deliverySchema, { what: 'reward', mayBeMissing: true }),
});
export type OutcomeSent = z.input<typeof outcomeSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

/** In the order of the lines in the call. */
export const outcomesSchema = withLists({
  outcomes: listOf(outcomeSchema, { what: 'outcome', by: 'key' }),
});
