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
  /** In words: "50 points", "0.1 SOL", "Holder". */
  label: z.string(),
  /** Points to add; null for all other kinds. */
  points: orNull(z.nullable(z.int())),
  /** Token to send; null for all other kinds. */
  token: z.nullable(claimTokenSchema),
  /** Base units of that token. */
  amount: z.nullable(unitsText),
  /** Address of the NFT’s collection (base58). */
  collection: orNull(z.nullable(addressText)),
  image: textOrNull,
  /** Worth in lamports at today's price or floor price; null without a price. */
  lamports: orNull(z.nullable(unitsText)),
  /** Delivered by the ledger wallet or the bot. The server's team delivers everything else. */
  isGuaranteed: exactlyTrue,
});
export type Give = z.infer<typeof giveSchema>;
/** Shape a server sends. */
export type GiveSent = z.input<typeof giveSchema>;

const pointsTermsSchema = z.object({
  kind: z.literal('POINTS'),
  /** Server slug, as in page URLs. */
  server: idText,
  section: z.enum(Object.keys(earningSections)),
  points: z.int().check(z.minimum(1)),
  /** Base58; null is SOL. */
  mint: z.nullable(addressText),
  /** Base units of the token for all points. */
  amount: unitsText,
  /** ID of the newest claim; null without one. */
  after: z.nullable(z.string()),
});

const questTermsSchema = z.object({
  kind: z.literal('QUEST'),
  server: idText,
  /** Quest slug, as in page URLs. */
  quest: idText,
  /** ID of the attempt that earned the reward. A recurring quest has one for each period. */
  submission: idText,
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
  /** Name of the way to earn, or the quest's title. */
  title: z.string(),
  /** Page of the user site to claim it separately. */
  path: z.string(),
  isOpen: exactlyTrue,
  /** Reason it can't be claimed now; null if it can. */
  message: chainTextOrNull,
  /** Time it can be claimed, if only time is missing. */
  retryAt: timeOrNull,
  /** Includes tokens or NFTs, so a linked wallet is needed. */
  needsWallet: orElse(z.boolean(), true),
  /** The team approves the payout before it is sent. */
  needsApproval: exactlyTrue,
  /** The default wallet (base58), unless the member chooses another. Null without one. */
  address: z.nullable(addressText),
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
  result: z.enum(['CLAIMED', 'REFUSED']),
  at: timeOrNull,
  /** Code and text of the refusal; null if it wasn't refused. */
  code: textOrNull,
  message: chainTextOrNull,
  deliveries: listOf(deliverySchema, { what: 'reward', mayBeMissing: true }),
});
export type OutcomeSent = z.input<typeof outcomeSchema>;
export type Outcome = z.infer<typeof outcomeSchema>;

/** In the order of the lines in the call. */
export const outcomesSchema = withLists({
  outcomes: listOf(outcomeSchema, { what: 'outcome', by: 'key' }),
});
